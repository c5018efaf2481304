import type { Concept } from "@seedbed/contract/concepts/schemas";
import type { ResearchState } from "@seedbed/contract/report/research/schemas";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { conceptWith, gapOf, notedSections, sectionsIn } from "#testing/concepts.ts";
import { liveLine } from "#testing/live-line.ts";
import { accountWith, userWith } from "#testing/people.ts";
import { renderApp } from "#testing/render-app.tsx";
import { serverWithReport } from "#testing/reports.ts";
import { planWith, progressWith, questionWith, researchedPageWith, researchWith } from "#testing/research.ts";
import { violations } from "#testing/violations.ts";
import { answerWholeReport, context, parts } from "#testing/whole-report.ts";
import { session } from "../../../../transport/session.ts";

const statePath = "GET /api/v1/concept/C-0003/research";

const pages = [
  researchedPageWith("Service contracts", { passages: 4, quoted: 2 }),
  researchedPageWith("Buyers’ board", {
    state: "refused",
    reason: "robots",
    sentence: "Refused: robots.txt forbids it",
    passages: 0,
  }),
  researchedPageWith("Trade forum", { state: "kept", passages: 1, quoted: 1 }),
  researchedPageWith("Commodity outlook", { state: "reading", publishedDate: "2025-11-02", passages: 0 }),
];

const states = sectionsIn("waiting", { customerProfiles: "complete", trends: "pending" });
const running: Partial<Concept> = {
  reportStatus: "pending",
  completedSections: 2,
  reportStatusBySection: states,
};

function serverWriting(research: ResearchState, change: Partial<Concept> = {}) {
  const server = serverWithReport(conceptWith({ ...running, ...change }), null);
  server.on(statePath, { body: research });
  return server;
}

async function openRunning(
  research = researchWith({ progress: progressWith({ pages }) }),
  change: Partial<Concept> = {},
) {
  const server = serverWriting(research, change);
  await session.begin("refresh-token");
  const app = await renderApp("/concept/C-0003/market-scan");
  return { server, band: app.screen.getByRole("region", { name: "Report with research" }), ...app };
}

test("a report that is written with research says what is read, how far it is and what it has cost", async () => {
  const { band } = await openRunning();
  await expect.element(band.getByRole("heading", { name: "Reading for question 1 of 2" })).toBeVisible();
  await expect.element(band).toMatchTextContent(/of reading, about20 s/);
  await expect.element(band).toMatchTextContent(/sections2 of 6/);
  await expect.element(band).toMatchTextContent(/so far\$0\.38/);
  await expect
    .poll(() =>
      band
        .getByRole("listitem")
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual([
      "Trends, writing",
      "Market scan, waiting",
      "Customer profiles, complete",
      "Financial projection, waiting",
      "Assumptions, waiting",
      "Overview, waiting",
    ]);
  await expect
    .element(band.getByRole("status"))
    .toHaveTextContent("Reading for question 1 of 2. 2 pages read, 1 refused. 2 of 6 sections are written.");
});

test("a page of which nothing stands shows the question, the page being read, four counts and every page with its reason", async () => {
  const { screen } = await openRunning();
  await expect.element(screen.getByRole("heading", { name: "What moves the price of soap?" })).toBeVisible();
  const main = screen.getByRole("main");
  await expect.element(main).toMatchTextContent(/Question 1 of 2, for Market forces/);
  await expect.element(main).toMatchTextContent(/Searched for “soap price”/);
  await expect.element(main).toMatchTextContent(/Reading nowCommodity outlooktrade\.example, published/);
  await expect.element(main).toMatchTextContent(/of 4 pages read2refused1passages found5quotes taken3/);
  const log = screen.getByRole("region", { name: "Pages so far" }).getByRole("listitem");
  await expect.poll(() => log.elements().length).toBe(4);
  await screen.getByRole("tab", { name: "Refused 1" }).click();
  await expect
    .poll(() => log.elements().map(({ textContent }) => textContent))
    .toEqual(["Buyers’ boardRefused: robots.txt forbids itnot read"]);
  await screen.getByRole("tab", { name: "Read 2" }).click();
  await expect.poll(() => log.elements().length).toBe(2);
  expect(log.elements()[0]?.textContent).toMatch(/^Trade forum.*trade\.example, kept copy1 passage$/);
});

test("a section that has come opens, and one with gaps has its own Retry", async () => {
  const noted = notedSections({ customerProfiles: [gapOf("p-1", "Alternatives of Ana Silva")] }, states);
  const { screen, band, server } = await openRunning(undefined, { reportStatusBySection: noted });
  await expect.element(band).toMatchTextContent(/Customer profiles, with gaps/);
  const arrived = screen.getByRole("article", { name: "Customer profiles" });
  await expect
    .element(arrived.getByRole("link", { name: /Open/ }))
    .toHaveAttribute("href", "/concept/C-0003/customer-profile");
  server.on("POST /api/v1/concept/C-0003/retry", { status: 202, body: {} });
  await arrived.getByRole("button", { name: "Retry: Alternatives of Ana Silva" }).click();
  await expect.poll(() => server.bodiesOf("POST /api/v1/concept/C-0003/retry").length).toBe(1);
});

test("before anything is asked, and when research ends early, it is said so", async () => {
  const { screen, band } = await openRunning(researchWith({ plan: null }));
  await expect.element(band.getByRole("heading", { name: "Thinking of what to look up" })).toBeVisible();
  await screen.unmount();
  const ended = "The quota of the search is used up. What was found stays.";
  const other = await openRunning(
    researchWith({ progress: progressWith({ pages, usd: null, isRunning: true, ended }) }),
  );
  await expect.element(other.band).toMatchTextContent(ended);
  await expect.element(other.band).toMatchTextContent(/so farNot known/);
});

test("a report without research looks as it did, also when nobody can tell", async () => {
  const { screen, server, band } = await openRunning(researchWith({ provider: null, plan: null }));
  await expect
    .element(screen.getByText(/This section waits for the ones it rests on\.|This section is being written\./).first())
    .toBeVisible();
  await expect.poll(() => server.bodiesOf(statePath).length).toBe(1);
  expect(band.elements()).toEqual([]);
  await screen.unmount();
  server.on(statePath, { status: 500, body: { detail: "It sleeps." } });
  const other = await renderApp("/concept/C-0003/market-scan");
  await expect.element(other.screen.getByText(/being written/).first()).toBeVisible();
});

test("what an event tells of a page is shown at once, of this report alone, and what it adds up to is asked for a little later", async () => {
  const line = await liveLine();
  const rules = "11111111-1111-4111-8111-111111111111";
  const plan = planWith({ questions: [questionWith(rules, { question: "Which rules change?" })] });
  const server = serverWriting(researchWith({ plan, progress: progressWith({ pages: [] }) }));
  const { screen } = await renderApp("/concept/C-0003/market-scan");
  await expect.element(screen.getByText("No page has been read yet.")).toBeVisible();
  const later: (() => void)[] = [];
  const wait = globalThis.setTimeout;
  vi.stubGlobal("setTimeout", (end: () => void, delay?: number) =>
    delay === 2000 ? later.push(end) : wait(end, delay),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  const letTimePass = () => {
    for (const end of later.splice(0)) end();
  };
  const tell = (type: string, data: object) =>
    line.message({ id: crypto.randomUUID(), type, account_uuid: accountWith().uuid, data });
  const tellOf = (title: string, end: string, more: object = {}) =>
    tell("concept.research.progress.account", {
      ...{ conceptUuid: conceptWith().uuid, section: "marketScan", question: rules },
      page: researchedPageWith(title, { uuid: rules.replace(/.$/, end), question: rules }),
      ...more,
    });
  tellOf("Another report", "3", { conceptUuid: rules });
  tellOf("Tenant survey", "2");
  await expect.element(screen.getByRole("link", { name: /Tenant survey/ })).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "Which rules change?" })).toBeVisible();
  expect(screen.getByText("Another report").elements()).toEqual([]);
  tellOf("Tenant survey, read", "2");
  await expect.element(screen.getByRole("link", { name: /Tenant survey, read/ })).toBeVisible();
  expect(screen.getByRole("link", { name: /Tenant survey/ }).elements()).toHaveLength(1);
  const asked = () => server.bodiesOf(statePath).length;
  expect(asked()).toBe(1);
  letTimePass();
  await expect.poll(asked).toBe(2);
  const written = { ...conceptWith(running), eventType: "progress", lastModifiedBy: userWith() };
  tell("concept.workflow.update.account", { ...written, conceptUuid: rules });
  letTimePass();
  expect(asked()).toBe(2);
  tell("concept.workflow.update.account", { ...written, conceptUuid: written.uuid });
  letTimePass();
  await expect.poll(asked).toBe(3);
});

test("after the run the context tells what was read, what it cost and why it ended early", async () => {
  const server = serverWithReport();
  answerWholeReport(server);
  server.on(parts.context, { body: context });
  const ended = "The quota of the search is used up.";
  server.on(statePath, {
    body: researchWith({
      progress: progressWith({
        ...{ isRunning: false, current: null, ended },
        pages: [...pages, researchedPageWith("An advertisement", { source: "ad", isRejected: true })],
      }),
    }),
  });
  await session.begin("refresh-token");
  const { screen } = await renderApp("/concept/C-0003/settings");
  const summary = screen.getByRole("heading", { name: "What was read" });
  await expect.element(summary).toBeVisible();
  await expect.element(screen.getByText(ended)).not.toBeVisible();
  await summary.click();
  await expect.element(screen.getByText(ended)).toBeVisible();
  await expect.element(screen.getByText("Searches and writing cost $0.38.")).toBeVisible();
  await expect.element(screen.getByText("trade.example, rejected by your company since")).toBeVisible();
  expect(await violations()).toEqual([]);
});

test.for([
  ["light", 1280],
  ["dark", 1280],
  ["light", 820],
  ["dark", 390],
] as const)("500 pages and long words fit without an accessibility violation (%s, %i)", async ([scheme, width]) => {
  localStorage.setItem("seedbed.color-scheme", scheme);
  await page.viewport(width, 844);
  try {
    const long = "Arbeitsunfähigkeitsbescheinigungsausstellungsverordnungen".repeat(2);
    const many = Array.from({ length: 500 }, (_, index) =>
      researchedPageWith(`${long} ${index}`, {
        publisher: `${long}.example`,
        ...(index % 3 === 0 ? { state: "refused" as const, sentence: `Refused: ${long}` } : {}),
      }),
    );
    const { screen, band } = await openRunning(
      researchWith({ plan: planWith(), progress: progressWith({ pages: [...many, ...pages] }) }),
    );
    await expect.element(band).toBeVisible();
    await expect.element(screen.getByRole("tab", { name: "Read 335" })).toBeInTheDocument();
    await expect.poll(() => document.documentElement.scrollWidth).toBe(width);
    expect(await violations()).toEqual([]);
  } finally {
    await page.viewport(1280, 800);
  }
});
