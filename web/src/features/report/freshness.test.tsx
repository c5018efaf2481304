import { expect, test } from "vitest";
import { pageOf } from "#testing/concepts.ts";
import { passingTime } from "#testing/passing-time.ts";
import { renderApp } from "#testing/render-app.tsx";
import { serverWithReport } from "#testing/reports.ts";
import { answerWholeReport, parts, profiles } from "#testing/whole-report.ts";
import { session } from "../../transport/session.ts";

const concept = "GET /api/v1/concept/C-0003/";

const conversationsWith = (uuid: string) => `GET /api/v2/concept/customer-profile/${uuid}/conversation`;

/** A page of the report, and another one to leave it for. */
async function openReport(path: string, said: string) {
  const time = passingTime();
  const server = serverWithReport();
  answerWholeReport(server);
  for (const { uuid } of profiles) server.on(conversationsWith(uuid), { body: pageOf([]) });
  server.on(parts.summaries, {
    body: { ...noSummaries, marketScanEcosystem: "Few are there.", origin: "draft" },
  });
  await session.begin("refresh-token");
  const app = await renderApp(path);
  const shown = app.screen.getByText(said, { exact: true }).first();
  await expect.element(shown).toBeVisible();
  const enter = () => app.router.history.push(path);
  return {
    ...app,
    ...time,
    server,
    reads: (key: string) => server.received.filter((received) => received.key === key).length,
    async leave() {
      await app.router.navigate({ to: "/challenge" });
      await expect.element(app.screen.getByRole("heading", { name: "Challenges" })).toBeVisible();
    },
    enter,
    async comeBack() {
      enter();
      await expect.element(shown).toBeVisible();
    },
  };
}

const noSummaries = {
  financialMarketSizeRevenue: "",
  financialMarketSizeSavings: "",
  marketScanTrendsDrivers: "",
  marketScanEcosystem: "",
  financialBusinessModel: "",
  customerProfiles: "",
  keyAssumptions: "",
};

const minute = 60;

test.for([
  ["[S2.7-67]", "the concept", concept, 5 * minute, "", "A fifth cheaper."],
  ["[S2.7-68]", "the overview", parts.overview, minute, "", "A fifth cheaper."],
  ["[S2.7-69]", "the executive summaries", parts.summaries, 20, "", "A fifth cheaper."],
  ["[S2.7-70]", "the trends", parts.trends, 2 * minute, "/market-scan", "People refill."],
  ["[S2.7-70]", "forces and insights", parts.marketScan, 2 * minute, "/market-scan", "Price of transport"],
  ["[S2.7-71] [S2.7-72]", "profiles and their signals", parts.profiles, 2 * minute, "/customer-profile", "They wait"],
  ["[S2.7-73]", "the financial projection", parts.projection, 5 * minute, "/financial-projection", "Half a pallet."],
  ["[S2.7-74] [S3.9-02]", "the assumptions", parts.assumptions, 5 * minute, "/assumptions", "Because of 0"],
] as const)("%s %s: shown again, they are read again only after their time", async ([, , key, seconds, path, said]) => {
  const { queryClient, reads, pass, leave, comeBack } = await openReport(`/concept/C-0003${path}`, said);
  // What stands below may be asked for after what is seen first, and is given up when the page is left before it has come.
  await expect.poll(() => reads(key)).toBe(1);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  pass(seconds * 1_000 - 3_000);
  await leave();
  await comeBack();
  expect(reads(key)).toBe(1);
  pass(4_000);
  await leave();
  await comeBack();
  await expect.poll(() => reads(key)).toBe(2);
});

test("[S2.7-71] a profile somebody talks to is read by itself 5 minutes after it came with the list, not when that is read again", async () => {
  const { server, screen, reads, pass, leave, enter } = await openReport(
    "/concept/C-0003/customer-profile?view=conversation",
    "Wants fewer deliveries.",
  );
  const [first, ...others] = profiles;
  if (!first) throw new Error("There is no profile.");
  const single = `GET /api/v2/concept/customer-profile/${first.uuid}`;
  const wanting = (customerInsight: string) => ({ ...first, customerInsight });
  const comeBackTo = async (insight: string) => {
    await leave();
    enter();
    await expect.element(screen.getByText(insight).first()).toBeVisible();
  };
  server.on(parts.profiles, { body: pageOf([wanting("Wants two deliveries."), ...others]) });
  server.on(single, { body: wanting("Wants no deliveries.") });
  pass(5 * minute * 1_000 - 3_000);
  await comeBackTo("Wants two deliveries.");
  expect(reads(single)).toBe(0);
  pass(4_000);
  await comeBackTo("Wants no deliveries.");
  expect([reads(single), reads(parts.profiles)]).toEqual([1, 2]);
});

test("[S2.7-74] [S3.9-02] assumptions that nobody looks at are kept for 2 minutes, then they are loaded like new ones", async () => {
  const { reads, pass, leave, comeBack } = await openReport("/concept/C-0003/assumptions", "Because of 0");
  await leave();
  pass(119_000);
  await comeBack();
  expect(reads(parts.assumptions)).toBe(1);
  await leave();
  pass(121_000);
  await comeBack();
  expect(reads(parts.assumptions)).toBe(2);
});

test.for([
  ["", parts.overview],
  ["/market-scan", parts.trends],
  ["/financial-projection", parts.projection],
  ["/customer-profile", parts.profiles],
  ["/assumptions", parts.assumptions],
  ["/settings", parts.context],
] as const)(
  "[S2.7-75] what a page%s cannot load is asked for once, until the person tries again",
  async ([path, key]) => {
    const server = serverWithReport();
    answerWholeReport(server);
    server.on(key, { status: 500, body: { detail: "It sleeps." } });
    await session.begin("refresh-token");
    const { screen } = await renderApp(`/concept/C-0003${path}`);
    const reads = () => server.received.filter((received) => received.key === key).length;
    const retry = screen.getByRole("button", { name: /Retry|Try again/ }).first();
    await expect.element(retry).toBeVisible();
    expect(reads()).toBe(1);
    await retry.click();
    await expect.poll(reads).toBe(2);
  },
);
