import type { ResearchState } from "@seedbed/contract/report/research/schemas";
import { beforeAll, expect, test } from "vitest";
import { conceptWith, gapOf, markOf, sectionsIn } from "#testing/concepts.ts";
import type { FakeServer } from "#testing/fake-server.ts";
import { readingOnce } from "#testing/reading.ts";
import { renderApp } from "#testing/render-app.tsx";
import { serverWithReport } from "#testing/reports.ts";
import { planWith, progressWith, questionWith, researchedPageWith, researchWith } from "#testing/research.ts";
import { answerWholeReport, context, parts } from "#testing/whole-report.ts";
import { session } from "../../../transport/session.ts";
import type { Concept } from "../frame/use-concept.ts";
import { fetchLateParts } from "../readings/fetched-parts.fixture.ts";

beforeAll(fetchLateParts);

const make = "POST /api/v1/concept/C-0003/research/plan";
const unwritten: Partial<Concept> = { reportStatus: "notStarted", reportStatusBySection: sectionsIn("notStarted") };
const asleep = { status: 500, body: { detail: "It sleeps." } };

beforeAll(() =>
  Promise.all([
    import("./plan/plan-drawer.tsx"),
    import("./plan/plan-editor.tsx"),
    import("./progress/research-band.tsx"),
    import("./progress/research-view.tsx"),
    import("./progress/read-log.tsx"),
  ]),
);

type App = Awaited<ReturnType<typeof renderApp>>;

interface State {
  research: ResearchState;
  concept?: Partial<Concept>;
  path?: string;
  prepare?: (server: FakeServer) => void;
  act?: (app: App) => Promise<unknown>;
  /** Whether it is about what is opened over the page. */
  isOver?: boolean;
  /** How the part begins that it is about. */
  from?: string;
}

const plan = planWith({
  ...{ wishes: "Only hospitals in Spain", isOlder: true, changedAt: "2026-03-02T10:00:00.000Z" },
  changedBy: { uuid: "n", firstName: "Noor", lastName: "Haddad" },
  questions: [
    questionWith("rules", { topic: "trends", queries: ["packaging rules", "refill quota", "quota", "refill"] }),
    questionWith("soap"),
    questionWith("oil", { topic: "insights", isIncluded: false }),
    questionWith("rivals", { topic: "companies" }),
    questionWith("owners", { topic: "signals" }),
  ],
  estimate: { searches: 1, pages: 1, seconds: 39, usd: 0.024 },
});
const planned = {
  concept: unwritten,
  isOver: true,
  act: ({ screen }: App) => screen.getByRole("button", { name: "Look at the plan" }).click(),
};

const pages = [
  researchedPageWith("Service contracts", { passages: 1, quoted: 1 }),
  researchedPageWith("An advertisement", { isRejected: true }),
  researchedPageWith("Buyers’ board", {
    state: "refused",
    reason: "robots",
    sentence: "Refused: robots.txt forbids it",
  }),
  researchedPageWith("Trade forum", { state: "kept", passages: 0 }),
  researchedPageWith("Waiting room", { state: "waiting", passages: 0 }),
  researchedPageWith("Older outlook", { state: "reading", passages: 0 }),
  researchedPageWith("Commodity outlook", { state: "reading", publishedDate: "2025-11-02", passages: 0 }),
];
const done = sectionsIn("complete");
const running: Pick<State, "path" | "concept"> = {
  path: "/market-scan",
  concept: {
    ...{ reportStatus: "pending", completedSections: 3 },
    reportStatusBySection: {
      ...sectionsIn("complete", { trends: "pending", marketScan: "waiting", overview: "outdated" }),
      customerProfiles: {
        ...done.customerProfiles,
        notes: [gapOf("p-1", "Alternatives of Ana"), markOf("Ana", "Twice.")],
      },
      financialProjection: { ...done.financialProjection, status: "error", error: "The model does not answer." },
    },
  },
};
const current = questionWith("soap", { topic: "insights", queries: ["soap price", "soap cost"] });

const states: Record<string, State> = {
  plan: { ...planned, research: researchWith({ provider: "brave", plan }) },
  "plan-in-change": {
    ...planned,
    research: researchWith({ provider: "searxng", plan }),
    act: async (app) => {
      await planned.act(app);
      const drawer = app.screen.getByRole("dialog", { name: "What will be looked up" });
      await drawer.getByRole("button", { name: "Leave out the United States" }).click();
      await drawer.getByRole("button", { name: "Only hospitals in Spain" }).click();
      await drawer
        .getByRole("region", { name: "Companies" })
        .getByRole("button", { name: /^Add a question/ })
        .click();
      await drawer.getByRole("button", { name: "Start" }).click();
      await expect.element(drawer.getByText("Say what is asked, or remove the question.")).toBeVisible();
    },
  },
  "plan-being-made": {
    ...planned,
    research: researchWith({ plan: null }),
    prepare: (server) => server.on(make, { body: plan, after: new Promise(() => undefined) }),
  },
  "plan-not-made": {
    ...planned,
    research: researchWith({ plan: null }),
    prepare: (server) => server.on(make, asleep),
  },
  running: {
    ...running,
    research: researchWith({ progress: progressWith({ pages, current, questions: 4, asked: 2 }) }),
  },
  "running-all-looked-up": {
    ...running,
    research: researchWith({
      progress: progressWith({ isRunning: false, current: null, ended: "The quota is used up." }),
    }),
  },
  "running-nothing-asked": { ...running, research: researchWith({ plan: null }) },
  "what-was-read": {
    path: "/settings#what-was-read",
    from: '    button "What was read ',
    research: researchWith({
      progress: progressWith({ isRunning: false, usd: null, ended: "The quota is used up.", pages }),
    }),
    prepare: (server) => {
      answerWholeReport(server);
      server.on(parts.context, { body: context });
    },
  },
};

test.for(Object.entries(states))("what is said of research: %s", async ([name, state]) => {
  const server = serverWithReport(conceptWith(state.concept), null);
  server.on("GET /api/v1/concept/C-0003/research", { body: state.research });
  state.prepare?.(server);
  await session.begin("refresh-token");
  const app = await renderApp(`/concept/C-0003${state.path ?? ""}`);
  await state.act?.(app);
  const last =
    name === "plan-not-made"
      ? "The plan could not be made."
      : name === "plan-being-made"
        ? "Just start"
        : "Customer signals";
  if (state.isOver) await expect.element(app.screen.getByRole("dialog").getByText(last).first()).toBeVisible();
  else await expect.element(app.screen.getByText(/^(?:Report with research|What was read)$/).first()).toBeVisible();
  const shown = state.isOver ? app.screen.getByRole("dialog") : app.screen.getByRole("main");
  const reading = await readingOnce(shown, { late: true, loading: true });
  const from = state.isOver ? "\ndialog " : `\n${state.from ?? '  region "Report with research"'}`;
  const said = reading.slice(reading.indexOf(from) + 1).replace(/^(dialog .*?) describes=.*$/m, "$1");
  await expect(said).toMatchFileSnapshot(`readings/${name}.txt`);
});
