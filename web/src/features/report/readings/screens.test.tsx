import { beforeAll, expect, onTestFinished, test } from "vitest";
import { userEvent } from "vitest/browser";
import { conceptWith, sectionsIn } from "#testing/concepts.ts";
import type { FakeServer } from "#testing/fake-server.ts";
import { readingOnce } from "#testing/reading.ts";
import { renderApp } from "#testing/render-app.tsx";
import {
  assumptionListWith,
  imageUrl,
  madeImage,
  marketScanWith,
  overviewWith,
  serverWithReport,
} from "#testing/reports.ts";
import { similarIdeaWith } from "#testing/similar-ideas.ts";
import { answerWholeReport, context, parts, savings } from "#testing/whole-report.ts";
import { session } from "../../../transport/session.ts";
import { fetchLateParts } from "./fetched-parts.fixture.ts";

beforeAll(fetchLateParts);

type App = Awaited<ReturnType<typeof renderApp>>;

interface State {
  path?: string;
  concept?: Parameters<typeof conceptWith>[0];
  /** Of what the report holds, only the overview. */
  bare?: boolean;
  prepare?: (server: FakeServer) => void;
  act?: (app: App) => Promise<unknown>;
}

const never = new Promise<void>(() => undefined);
const versions = conceptWith().featureVersions;
const press = (name: string | RegExp) => ({
  act: ({ screen }: App) => screen.getByRole("button", { name, exact: true }).first().click(),
});
const bare = { bare: true };
const shut = "/financial-projection";
const inState = (status: "pending" | "waiting" | "error" | "outdated", own = status) => ({
  concept: { reportStatusBySection: sectionsIn("complete", { financialProjection: own }) },
});

/** The report of which the projection was written once, and could not be written again. */
function failedAgain() {
  const sections = sectionsIn("complete", { financialProjection: "error" });
  const dateCompleted = sections.overview.dateCompleted;
  const financialProjection = { ...sections.financialProjection, dateCompleted };
  return { concept: { reportStatusBySection: { ...sections, financialProjection } } };
}

const states: Record<string, State> = {
  overview: {},
  "overview-drawn-by-a-model": {
    prepare: (server) => {
      const made = { conceptImageUrl: imageUrl, conceptImageOrigin: "model" as const, origin: "model" as const };
      server.on(parts.overview, { body: overviewWith({ ...made, differentiators: [], rightsToWin: [] }) });
      server.on("GET /api/v2/concept/C-0003/image", { image: madeImage });
    },
  },
  "overview-of-the-first-version": { concept: { featureVersions: { ...versions, conceptOverview: "v1" } } },
  "overview-answered": { prepare: (server) => server.on(parts.gutCheck, { body: { answer: "keep_going" } }) },
  "overview-similar": {
    prepare: (server) => server.on("GET /api/v1/concept/C-0003/similar", { body: [similarIdeaWith()] }),
  },
  "overview-similar-seed-of-the-archive": {
    prepare: (server) =>
      server.on("GET /api/v1/concept/C-0003/similar", {
        body: [similarIdeaWith({ kind: "seed", status: "archived" })],
      }),
  },
  "overview-title-in-change": { act: ({ screen }) => screen.getByRole("button", { name: /edit title/i }).click() },
  "overview-market": press("Market size"),
  "overview-savings": { prepare: (server) => server.on(parts.projection, { body: savings }), ...press("Market size") },
  "overview-model": press("Business model"),
  "overview-trends": press("Trends and drivers"),
  "overview-ecosystem": press("Ecosystem"),
  "overview-profiles": press("Customer profiles"),
  "overview-bare-assumptions": bare,
  "overview-bare-market": { ...bare, ...press("Market size") },
  "overview-bare-model": { ...bare, ...press("Business model") },
  "overview-bare-ecosystem": { ...bare, ...press("Ecosystem") },
  "overview-bare-profiles": { ...bare, ...press("Customer profiles") },
  "overview-empty": { prepare: (server) => server.lacks(parts.overview) },
  "historical-without-a-seed": { concept: { hasSeed: false, featureVersions: { ...versions, assumptions: "v1" } } },
  scan: { path: "/market-scan" },
  "scan-force-and-finding": {
    path: "/market-scan",
    act: async ({ screen }) => {
      await screen.getByRole("button", { name: "Demand" }).click();
      await screen.getByRole("button", { name: "Next finding" }).click();
    },
  },
  "scan-without-forces": {
    path: "/market-scan",
    prepare: (server) => server.on(parts.marketScan, { body: marketScanWith() }),
  },
  ecosystem: { path: "/market-scan?tab=ecosystem" },
  "ecosystem-startup": { path: "/market-scan?tab=ecosystem", ...press(/^Fillbar/) },
  "ecosystem-quiet-startup": { path: "/market-scan?tab=ecosystem", ...press(/^Quiet/) },
  "ecosystem-in-progress": { path: "/market-scan?tab=ecosystem", ...press(/^Slow/) },
  assumptions: { path: "/assumptions" },
  "assumptions-viable": {
    path: "/assumptions",
    act: ({ screen }) => screen.getByRole("button", { name: /^Viability/ }).click(),
  },
  "assumptions-none": {
    path: "/assumptions",
    prepare: (server) => server.on(parts.assumptions, { body: assumptionListWith() }),
  },
  profile: { path: "/customer-profile" },
  "profile-of-another": { path: "/customer-profile?persona=Owners" },
};

const financials: Record<string, State> = {
  model: { path: shut },
  sizing: { path: `${shut}?tab=market-sizing` },
  "sizing-from-below": {
    path: `${shut}?tab=market-sizing`,
    act: ({ screen }) => screen.getByText("Bottom Up").click(),
  },
  projections: { path: `${shut}?tab=projections` },
  savings: { path: shut, prepare: (server) => server.on(parts.projection, { body: savings }) },
  impact: { path: `${shut}?tab=impact-sizing`, prepare: (server) => server.on(parts.projection, { body: savings }) },
  context: { path: "/settings" },
  "context-without-questions": {
    path: "/settings",
    prepare: (server) => server.on(parts.context, { body: { ...context, seedUuid: null, clarifyingQuestions: [] } }),
  },
  "context-not-loaded": {
    path: "/settings",
    prepare: (server) => server.on(parts.context, { status: 500, body: { detail: "It sleeps." } }),
  },
  testing: { path: "/testing" },
  "written-again": { path: shut, ...inState("pending") },
  "failed-again": { path: shut, ...failedAgain() },
  outdated: { path: shut, ...inState("outdated") },
  "first-written": { path: shut, ...bare, ...inState("pending") },
  waiting: { path: shut, ...bare, ...inState("waiting") },
  failed: { path: shut, ...bare, ...inState("error") },
  missing: { path: shut, ...bare },
  "not-loaded": {
    path: shut,
    prepare: (server) => server.on(parts.projection, { status: 500, body: { detail: "It sleeps." } }),
  },
  loading: { path: shut, prepare: (server) => server.on(parts.projection, { body: {}, after: never }) },
  "report-not-loaded": {
    prepare: (server) => server.on("GET /api/v1/concept/C-0003/", { status: 500, body: { detail: "It sleeps." } }),
  },
  "report-missing": {
    prepare: (server) => server.lacks("GET /api/v1/concept/C-0003/"),
    act: async ({ screen }) => {
      const notice = screen.getByRole("alert").getByText("Concept Not Found.");
      await expect.element(notice).toBeVisible();
      // It stays while the pointer rests on it, however long the page takes.
      await notice.hover();
      await expect.element(screen.getByRole("heading", { name: "Concept bank" })).toBeVisible();
    },
  },
  "debug-mode": {
    concept: { featureVersions: { ...versions, conceptOverview: "v1" } },
    act: async ({ screen }) => {
      const toggle = () => userEvent.keyboard("{Shift>}debug{/Shift}");
      await toggle();
      onTestFinished(toggle);
      await expect.element(screen.getByText("Debug mode is on.")).toBeVisible();
    },
  },
};

const all = [
  ...Object.entries(states).map(([state, given]) => [`${state}.txt`, given] as const),
  ...Object.entries(financials).map(([state, given]) => [`states/${state}.txt`, given] as const),
];

test.for(all)("what a report says: %s", async ([file, { path = "", concept, bare: isBare, prepare, act }]) => {
  const server = serverWithReport(conceptWith(concept));
  if (!isBare) answerWholeReport(server);
  prepare?.(server);
  await session.begin("refresh-token");
  const app = await renderApp(`/concept/C-0003${path}`);
  const main = app.screen.getByRole("main");
  await expect.element(main).toBeVisible();
  await act?.(app);
  await expect(await readingOnce(main, { loading: file.endsWith("/loading.txt"), late: true })).toMatchFileSnapshot(
    file,
  );
});
