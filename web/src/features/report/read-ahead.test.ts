import { expect, test, vi } from "vitest";
import { conceptWith } from "#testing/concepts.ts";
import { renderApp } from "#testing/render-app.tsx";
import { serverWithReport } from "#testing/reports.ts";
import { answerWholeReport, parts } from "#testing/whole-report.ts";
import { session } from "../../transport/session.ts";
import { readAhead } from "./read-ahead.ts";
import { sections } from "./sections.ts";

const concept = "GET /api/v1/concept/C-0003/";
const summaries = {
  ...{ financialMarketSizeRevenue: "", financialMarketSizeSavings: "", marketScanTrendsDrivers: "" },
  ...{ marketScanEcosystem: "", financialBusinessModel: "", customerProfiles: "", keyAssumptions: "", origin: "draft" },
};

/** What tells whether to say above a market scan that nothing was looked up for it. */
const lookedUp = ["GET /api/v1/concept/C-0003/research", "GET /api/v1/user/notices"];

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
  expect(asked.toSorted()).toEqual([concept, parts.trends, parts.marketScan].toSorted());
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
