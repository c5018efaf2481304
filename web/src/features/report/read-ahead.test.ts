import { expect, test, vi } from "vitest";
import { conceptWith } from "#testing/concepts.ts";
import { renderApp } from "#testing/render-app.tsx";
import { serverWithReport } from "#testing/reports.ts";
import { answerWholeReport, parts } from "#testing/whole-report.ts";
import { noModelNotice } from "../../shell/no-model/late-notice.ts";
import { session } from "../../transport/session.ts";
import { classicForm } from "./assumptions/late-forms.ts";
import { classicProjection } from "./financials/late-forms.ts";
import { classicScan } from "./market-scan/late-forms.ts";
import { classicOverview, upgradeBanner } from "./overview/late-forms.ts";
import { readAhead } from "./read-ahead.ts";
import { sections } from "./sections.ts";

const concept = "GET /api/v1/concept/C-0003/";
const summaries = {
  ...{ financialMarketSizeRevenue: "", financialMarketSizeSavings: "", marketScanTrendsDrivers: "" },
  ...{ marketScanEcosystem: "", financialBusinessModel: "", customerProfiles: "", keyAssumptions: "", origin: "draft" },
};

/** What tells whether to say above a market scan that nothing was looked up for it. */
const lookedUp = ["GET /api/v1/concept/C-0003/research", "GET /api/v1/user/notices"];

/** What tells whether to say above a drafted text that no model is connected. */
const beforeDrafts = ["GET /api/v1/settings", "GET /api/v1/user/notices"];

const earlierForms = {
  overview: classicOverview,
  upgrade: upgradeBanner,
  scan: classicScan,
  projection: classicProjection,
  assumptions: classicForm,
};

test.for([
  ["/concept/C-0003", [parts.overview, parts.glance]],
  ["/concept/C-0003/overview", [parts.overview, parts.glance]],
  ["/concept/C-0003/market-scan", [parts.trends, parts.marketScan, ...lookedUp]],
  ["/concept/C-0003/customer-profile", [parts.profiles, parts.summaries]],
  ["/concept/C-0003/financial-projection", [parts.projection, parts.summaries]],
  ["/concept/C-0003/assumptions/", [parts.assumptions]],
  ["/concept/C-0003/settings", [parts.context]],
  ["/concept/C-0003/print", []],
] as const)("before %s is there, all that it begins with is asked for at once", async ([path, expected]) => {
  const server = serverWithReport();
  answerWholeReport(server);
  await session.begin("refresh-token");
  const { queryClient } = await renderApp("/challenge");
  const before = server.received.length;
  readAhead(queryClient, path);
  const asked = () => server.received.slice(before).map(({ key }) => key);
  await vi.waitFor(() => expect(asked().toSorted()).toEqual([concept, ...expected].toSorted()));
});

const complete = conceptWith().reportStatusBySection;
test.for([
  ["was drafted", { reportStatusBySection: { ...complete, trends: { ...complete.trends, origin: "draft" } } }],
  ["is shown in its earlier form", { featureVersions: { ...conceptWith().featureVersions, marketScan: "v2" } }],
] as const)("nobody asks whether something was looked up for a market scan that %s", async ([, change]) => {
  const server = serverWithReport(conceptWith(change));
  answerWholeReport(server);
  await session.begin("refresh-token");
  const { queryClient } = await renderApp("/challenge");
  const before = server.received.length;
  readAhead(queryClient, "/concept/C-0003/market-scan");
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  const asked = server.received.slice(before).map(({ key }) => key);
  const notice = "reportStatusBySection" in change ? beforeDrafts : [];
  expect(asked.toSorted()).toEqual([concept, parts.trends, parts.marketScan, ...notice].toSorted());
});

test("before a report that was drafted, what is said above it of that is there", async () => {
  const drafted = { ...complete, overview: { ...complete.overview, origin: "draft" as const } };
  const server = serverWithReport(conceptWith({ reportStatusBySection: drafted }));
  answerWholeReport(server);
  server.on("GET /api/v1/settings", { body: { offline: true } });
  server.on("GET /api/v1/user/notices", { body: { dismissed: [] } });
  await session.begin("refresh-token");
  const app = await renderApp("/challenge");
  const fetched = vi.spyOn(noModelNotice, "fetch");
  const before = server.received.length;
  await readAhead(app.queryClient, "/concept/C-0003");
  const asked = server.received.slice(before).map(({ key }) => key);
  expect(asked.toSorted()).toEqual([concept, parts.overview, parts.glance, ...beforeDrafts].toSorted());
  expect(fetched).toHaveBeenCalledOnce();
  app.router.history.push("/concept/C-0003");
  await expect.element(app.screen.getByRole("note", { name: "No model is connected" })).toBeVisible();
  expect(server.received.slice(before).filter(({ key }) => beforeDrafts.includes(key))).toHaveLength(2);
});

test("no page of a report asks for anything before it is there", async () => {
  const server = serverWithReport();
  await session.begin("refresh-token");
  const { queryClient } = await renderApp("/challenge");
  const before = server.received.length;
  for (const path of ["/", "/concept", "/settings/about", "/concept/C-0003/market-scan/more"])
    readAhead(queryClient, path);
  expect(queryClient.isFetching()).toBe(0);
  expect(server.received.length).toBe(before);
});

test.for(Object.values(sections))(
  "the page of $name does not ask again for what was asked for ahead",
  async ({ tab }) => {
    const server = serverWithReport();
    answerWholeReport(server);
    server.on(parts.summaries, { body: summaries });
    await session.begin("refresh-token");
    const app = await renderApp("/challenge");
    const keysAfter = (start: number) => server.received.slice(start).map(({ key }) => key);
    const path = tab.path.replace("$id", "C-0003");
    const start = server.received.length;
    readAhead(app.queryClient, path);
    await vi.waitFor(() => expect(app.queryClient.isFetching()).toBe(0));
    const ahead = keysAfter(start);
    expect(ahead.length).toBeGreaterThan(1);
    const opened = server.received.length;
    app.router.history.push(path);
    await expect.element(app.screen.getByRole("navigation", { name: "Report" })).toBeVisible();
    await expect.poll(() => document.querySelector('main [aria-busy="true"]')).toBeNull();
    expect(keysAfter(opened).filter((key) => ahead.includes(key))).toEqual([]);
  },
);

test("it is over when the last answer is there, also when one has failed", async () => {
  const server = serverWithReport();
  answerWholeReport(server);
  await session.begin("refresh-token");
  const { queryClient } = await renderApp("/challenge");
  const answered = Promise.withResolvers<void>();
  server.on(parts.glance, { status: 500, body: { code: "unexpected", detail: "Unexpected error occurred." } });
  server.on(parts.overview, { status: 404, body: { detail: "Not found." }, after: answered.promise });
  let isOver = false;
  const reading = readAhead(queryClient, "/concept/C-0003").then(() => {
    isOver = true;
  });
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(1));
  await new Promise((resolve) => setTimeout(resolve));
  expect(isOver).toBe(false);
  answered.resolve();
  await reading;
});

const newest = conceptWith().featureVersions;
test.for([
  ["/concept/C-0003", { conceptOverview: "v1" }, ["overview", "upgrade"]],
  ["/concept/C-0003", { marketScan: "v2", financialProjection: "v1", assumptions: "v1" }, []],
  ["/concept/C-0003/market-scan", { marketScan: "v2" }, ["scan"]],
  ["/concept/C-0003/market-scan", { conceptOverview: "v1" }, []],
  ["/concept/C-0003/financial-projection", { financialProjection: "v1" }, ["projection"]],
  ["/concept/C-0003/assumptions", { assumptions: "v1" }, ["assumptions"]],
  ["/concept/C-0003/assumptions", {}, []],
] as const)(
  "for %s in the forms %o the files of its earlier forms are fetched, and no others",
  async ([path, forms, expected]) => {
    const server = serverWithReport(conceptWith({ featureVersions: { ...newest, ...forms } }));
    answerWholeReport(server);
    await session.begin("refresh-token");
    const { queryClient } = await renderApp("/challenge");
    const fetched: string[] = [];
    for (const [name, part] of Object.entries(earlierForms)) {
      const module = vi.spyOn(part, "fetch");
      module.mockImplementation(async () => fetched.push(name) as never);
    }
    await readAhead(queryClient, path);
    expect(fetched.toSorted()).toEqual(expected);
  },
);
