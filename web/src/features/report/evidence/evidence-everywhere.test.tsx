import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { conceptWith } from "#testing/concepts.ts";
import { profileWith, signalWith } from "#testing/profiles.ts";
import { renderApp } from "#testing/render-app.tsx";
import { assumptionListWith, assumptionWith, marketScanWith, serverWithReport, sourceWith } from "#testing/reports.ts";
import { answerWholeReport, parts, profiles, revenue, savings } from "#testing/whole-report.ts";
import { session } from "../../../transport/session.ts";
import { shownEvidence } from "./testing/shown-evidence.fixture.ts";

const concept = conceptWith();
const sizing = revenue.marketSizings[0]?.uuid ?? "";
const reportPath = "/concept/C-0003";

async function openReport(
  path: string,
  item: string,
  prepare: (server: ReturnType<typeof serverWithReport>) => void = () => undefined,
) {
  const server = serverWithReport();
  answerWholeReport(server);
  prepare(server);
  server.on(`GET /api/v1/concept/C-0003/evidence/${encodeURIComponent(item)}`, {
    body: shownEvidence({
      item,
      title: "What it is",
      steps: [],
      sources: [],
      confidence: null,
      premises: ["the concept"],
    }),
  });
  await session.begin("refresh-token");
  return renderApp(`${reportPath}${path}`);
}

interface Opened {
  where: string;
  path: string;
  /** The button by what it is called. */
  name: string | RegExp;
  item: string;
  field?: string;
  prepare?: (server: ReturnType<typeof serverWithReport>) => void;
}

const places: Opened[] = [
  {
    where: "the gut check",
    path: "",
    name: /reasoning of the gut check/,
    item: concept.uuid,
    field: "overview.shouldWeDoThis",
  },
  { where: "what it is", path: "", name: /of What is it\?/, item: concept.uuid, field: "overview.whatIsThis" },
  { where: "a differentiator", path: "", name: /of Differentiators 1/, item: "d-1" },
  { where: "the size at a glance", path: "", name: /of the size/, item: sizing },
  {
    where: "a trend as a whole",
    path: "/market-scan?tab=trends-drivers",
    name: /of Political(, \w+ confidence)?$/,
    item: "t-1",
  },
  { where: "a signal", path: "/customer-profile?persona=Facility+managers", name: /of signal 1/, item: "They say yes" },
  {
    where: "a price",
    path: "/financial-projection",
    name: /of the price/,
    item: concept.uuid,
    field: "financialProjection.pricing",
  },
  {
    where: "a way of being paid",
    path: "/financial-projection",
    name: /of Subscription/,
    item: concept.uuid,
    field: "financialProjection.businessModel",
  },
  { where: "a cost driver", path: "/financial-projection", name: /reasoning of Vans/, item: "k-1" },
  { where: "a market size", path: "/financial-projection?tab=market-sizing", name: /of the market size/, item: sizing },
  {
    where: "the savings",
    path: "/financial-projection",
    name: /of the savings/,
    item: concept.uuid,
    field: "financialProjection.savingsModel",
    prepare: (server) => server.on(parts.projection, { body: savings }),
  },
];

test.for(places)("what $where rests on opens over its page", async (place) => {
  const { path, name, item, field, prepare } = place;
  const { address } = await openReport(path, item, prepare);
  const button = page.getByRole("button", { name }).first();
  await button.click();
  const panel = page.getByRole("dialog", { name: "What it is" });
  await expect.element(panel.getByText("AI reasoning only, no source")).toBeVisible();
  await expect.element(panel.getByText(/Inferred from the concept\./)).toBeVisible();
  const search = new URL(address(), location.origin).searchParams;
  expect([search.get("evidence"), search.get("field") ?? ""]).toEqual([item, field ?? ""]);
  await userEvent.keyboard("{Escape}");
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test("a signal that was looked up shows the sources that its passages come from, with their days", async () => {
  const source = { ...sourceWith("Trade forum"), publishedDate: "2026-01-10" };
  const signal = signalWith("They refill", {
    sources: [{ title: "Trade forum", url: "https://example.com/forum" }],
    evidence: {
      insight: "",
      sources: [source],
      claims: [
        { text: "They refill", passages: [{ source: source.uuid, quote: "we refill", stance: "for" }], premises: [] },
      ],
    },
  });
  await openReport("/customer-profile?persona=Facility+managers", signal.uuid, (server) =>
    server.on(parts.profiles, { body: { results: [profileWith({ ...profiles[0], signals: [signal] })] } as never }),
  );
  await expect.element(page.getByRole("link", { name: /^Trade forum/ })).toHaveAttribute("href", source.url ?? "");
  await expect
    .element(page.getByRole("button", { name: /^Evidence and reasoning of signal 1, \w+ confidence$/ }))
    .toBeVisible();
});

test("a trend of the second version opens insight by insight", async () => {
  const old = conceptWith({ featureVersions: { ...concept.featureVersions, marketScan: "v2" } });
  await openReport("/market-scan", "d-9", (server) => {
    server.on("GET /api/v1/concept/C-0003/", { body: old });
    server.on(parts.marketScan, {
      body: marketScanWith({
        trendsAndDrivers: [
          {
            uuid: "d-9",
            name: "Quiet motors",
            description: "They spread.",
            support: [{ insight: "Cities ask for them.", sources: [sourceWith("City")] }],
          },
        ],
      }),
    });
  });
  await page.getByRole("button", { name: /of Quiet motors, insight 1/ }).click();
  await expect.element(page.getByRole("dialog", { name: "What it is" })).toBeVisible();
});

test("an assumption opens what it rests on", async () => {
  const assumed = assumptionWith("Floors stay clean");
  await openReport("/assumptions", assumed.uuid, (server) =>
    server.on(parts.assumptions, { body: assumptionListWith({ results: [assumed] }) }),
  );
  await page.getByRole("button", { name: /of the assumption “Floors stay clean”/ }).click();
  await expect.element(page.getByRole("dialog", { name: "What it is" })).toBeVisible();
});
