import { beforeAll, expect, test } from "vitest";
import { conceptWith } from "#testing/concepts.ts";
import { readingOnce } from "#testing/reading.ts";
import type { renderApp } from "#testing/render-app.tsx";
import { incumbentWith, marketScanWith, sourceWith } from "#testing/reports.ts";
import { editingKit } from "../editing/editing-kit.ts";
import { fetchLateParts } from "../readings/fetched-parts.fixture.ts";
import { openEcosystem, startupWith } from "./ecosystem/testing/open-ecosystem.fixture.ts";
import { scanCards } from "./late-cards.ts";
import { openScan, richScan, richTrends, scanCalls, sixForces, sixTrends } from "./testing/rich-scan.fixture.ts";

beforeAll(fetchLateParts);

beforeAll(() =>
  Promise.all([
    scanCards.fetch(),
    editingKit.fetch(),
    import("./classic/classic-market-scan.tsx"),
    import("./ecosystem/ecosystem-lists.tsx"),
    import("./ecosystem/add-company.tsx"),
  ]),
);

type App = Awaited<ReturnType<typeof renderApp>>;

interface State {
  open: () => Promise<App>;
  act?: (app: App) => Promise<unknown>;
  /** What of the page is read. */
  part: RegExp;
}

const { featureVersions } = conceptWith();
const second = { featureVersions: { ...featureVersions, marketScan: "v2" as const } };
const asleep = { status: 500, body: { detail: "It sleeps." } };
const full = startupWith("Fillbar", {
  headquarters: "Oslo",
  status: "in progress",
  hasCompetitiveProduct: true,
});
const bare = startupWith("Quiet", { headquarters: "", founded: "", domain: "", overview: "", relevance: "" });
const turning = { whatWouldTurn: "A second supplier.", howToNotice: "Prices fall." };
const whole = /^ *tablist "Market scan".*|^ *link "Trends & Drivers".*/ms;

const states: Record<string, State> = {
  classic: {
    open: () =>
      openScan("", { concept: second, scan: richScan({ startups: [full], incumbents: [incumbentWith("Brom")] }) }),
    part: /^ *(?:region|heading) "Trends and Drivers".*/ms,
  },
  "classic-without-anything": {
    open: () => openScan("", { concept: second, scan: marketScanWith({ trendsAndDriversDescription: "" }) }),
    part: /^ *(?:region|heading) "Trends and Drivers".*/ms,
  },
  trends: {
    open: () =>
      openScan("", {
        scan: richScan({
          marketForces: sixForces.map((force) => ({ ...force, ...turning, sources: [sourceWith("Law")] })),
        }),
        trends: richTrends({ results: sixTrends.map((trend) => ({ ...trend, ...turning })) }),
      }),
    part: whole,
  },
  "trends-without-anything": {
    open: () => openScan("", { scan: marketScanWith(), trends: richTrends({ results: [], origin: "draft" }) }),
    part: whole,
  },
  "trends-not-loaded": {
    open: () =>
      openScan("", {
        prepare: (server) => {
          server.on(scanCalls.scan, asleep);
          server.on(scanCalls.trends, asleep);
        },
      }),
    part: whole,
  },
  "companies-in-a-viewed-version": {
    open: () => openEcosystem({ startups: [bare, full], isHistorical: true, scan: { ecosystemDescription: "" } }),
    act: ({ screen }) => screen.getByRole("button", { name: /^Quiet/ }).click(),
    part: whole,
  },
  "company-in-the-adding": {
    open: () => openEcosystem({ startups: [full], incumbents: [incumbentWith("Brom")] }),
    act: async ({ screen }) => {
      await screen.getByRole("button", { name: "Add an incumbent" }).click();
      const form = screen.getByRole("form", { name: "Add an incumbent" });
      await form.getByRole("button", { name: "Add incumbent" }).click();
      await expect.element(form.getByText("A name is required.")).toBeVisible();
    },
    part: /^ *form "Add an incumbent".*/ms,
  },
};

test.for(Object.entries(states))("what is said of a market: %s", async ([name, { open, act, part }]) => {
  const app = await open();
  await act?.(app);
  const reading = await readingOnce(app.screen.getByRole("main"), { late: true });
  await expect(part.exec(reading)?.[0] ?? reading).toMatchFileSnapshot(`readings/${name}.txt`);
});
