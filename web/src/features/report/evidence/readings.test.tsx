import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { conceptWith } from "#testing/concepts.ts";
import type { FakeServer } from "#testing/fake-server.ts";
import { readingOnce } from "#testing/reading.ts";
import { fetchLateParts } from "../readings/fetched-parts.fixture.ts";
import type { EvidenceView } from "./evidence-query.ts";
import { openEvidence, panel, serverWithEvidence } from "./testing/open-evidence.fixture.ts";
import { ada, shownEvidence, shownSource, shownStep, uuidOf } from "./testing/shown-evidence.fixture.ts";

beforeAll(fetchLateParts);

beforeAll(() => import("./evidence-viewer.tsx"));

const word = { by: ada, at: "2026-05-18T10:00:00.000Z", reason: "Written by a seller of drums" };
const passage = (change: object) => ({
  ...{ before: "", quote: "Same drum", after: "", stance: "for" as const, isFound: true, step: 0 },
  ...change,
});

/** Sources of every kind, for steps of every kind. */
function richEvidence(change: Partial<EvidenceView> = {}): EvidenceView {
  const view = shownEvidence();
  const [first, second, third, fourth] = view.sources;
  if (!first || !second || !third || !fourth) throw new Error("There are four sources.");
  return shownEvidence({
    steps: [
      shownStep("Oil has doubled twice.", { sources: [1, 4], publishers: 2, against: [6] }),
      shownStep("We buy three months ahead.", {
        sources: [2],
        publishers: 1,
        wrong: { ...word, reason: "We buy four." },
      }),
      shownStep("Contracts run twelve months.", { sources: [3], publishers: 1 }),
      shownStep("The swing stays with us.", {
        premises: ["step 2", "step 3"],
        wrong: { ...word, by: null, reason: "" },
      }),
      shownStep("All say so.", { sources: [1, 2, 3, 4, 6, 7, 8, 9], publishers: 3 }),
      shownStep("Two papers of one house say so.", { sources: [8, 9], publishers: 1, against: [1] }),
    ],
    sources: [
      first,
      second,
      third,
      fourth,
      shownSource(5, "Price list", {
        rejected: word,
        category: null,
        hasCopy: false,
        publishedDate: null,
        retrievedAt: null,
      }),
      shownSource(6, "Shipping index", {
        ...{ publisher: "", url: "https://www.index.example/a", addedBy: ada },
        passages: [passage({ stance: "against" }), passage({ step: null, before: "they say. ", after: " and more" })],
      }),
      shownSource(7, "Fair notes", { hasChanged: true, url: "ftp://fair.example/notes" }),
      shownSource(8, "Morning paper", { passages: [passage({ isFound: false, step: 4 })] }),
      shownSource(9, "Evening paper", {
        passages: [passage({ isFound: false, step: 4 }), passage({ step: 5, before: "A “", after: "”" })],
      }),
    ],
    ...change,
  });
}

interface State {
  view?: () => EvidenceView;
  prepare?: (server: FakeServer) => void;
  act?: () => Promise<unknown>;
  /** What is read of it; all when absent. */
  part?: RegExp;
}

const button = (name: string | RegExp) => panel().getByRole("button", { name, exact: true });
const seeSources = () =>
  panel()
    .getByRole("tab", { name: /^Sources/ })
    .click();
const bare = (change: Partial<EvidenceView>) => () => shownEvidence({ steps: [], sources: [], ...change });
const isViewed = (server: FakeServer) =>
  server.on("GET /api/v1/concept/C-0003/", { body: conceptWith({ isHistoricalVersion: true }) });
const copy = (number: number, more: object = {}) => ({
  uuid: uuidOf(number),
  text: "Ours wrote in October. Same drum, a third dearer than the spring before.",
  ...{ retrievedAt: "2026-05-18T10:00:00.000Z", classification: "web", others: [] },
  ...more,
});
const readCopy = async (number: number) => {
  await seeSources();
  await button(`Actions for source ${number}`).click();
  await panelMenu("Read kept copy").click();
  await expect.element(panel().getByRole("region", { name: "Text of the kept copy" })).toBeVisible();
};

const states: Record<string, State> = {
  overview: {},
  "overview-of-a-viewed-version": { view: () => shownEvidence(), prepare: isViewed },
  "overview-by-a-person": { view: bare({ origin: "user", premises: ["the context"], searches: 0, confidence: null }) },
  "overview-drafted": { view: bare({ origin: "draft", conclusion: "", confidenceReason: "", whatWouldTurn: "" }) },
  "overview-without-steps": {
    view: () =>
      shownEvidence({
        steps: [],
        sources: [
          shownSource(1, "Price list"),
          shownSource(2, "Fair notes", { rejected: word }),
          shownSource(3, "Index"),
        ],
      }),
  },
  sources: { act: seeSources },
  "sources-of-a-viewed-version": {
    view: () => richEvidence({ sources: richEvidence().sources.slice(4, 5) }),
    prepare: isViewed,
    act: async () => {
      await seeSources();
      await button("Actions for source 5").click();
    },
  },
  "sources-none": { view: bare({}), act: seeSources },
  "sources-none-in-a-viewed-version": { view: bare({}), prepare: isViewed, act: seeSources },
  "actions-for-a-rejected-source": {
    act: async () => {
      await seeSources();
      await button("Actions for source 5").click();
    },
    part: /^menu .*/ms,
  },
  "reason-for-a-rejection": {
    view: () => shownEvidence(),
    act: async () => {
      await seeSources();
      await button("Actions for source 4").click();
      await panelMenu("Reject this source").click();
    },
    part: /^ *text "Why it is rejected.*?button "Reject"$/ms,
  },
  "actions-for-a-wrong-step": { act: () => button("Actions for step 2").click(), part: /^menu .*/ms },
  "assumption-in-the-making": {
    view: () => shownEvidence(),
    act: () => button("Make it an assumption").click(),
    part: /^ *form "Make it.*?button "Add assumption"$/ms,
  },
  copy: {
    prepare: (server) => {
      const others = [{ uuid: uuidOf(44), retrievedAt: "2026-04-01T10:00:00.000Z" }];
      server.on(`GET /api/v1/sources/${uuidOf(4)}/copy`, { body: copy(4, { others }) });
    },
    act: () => readCopy(4),
  },
  "copy-of-a-file": {
    prepare: (server) =>
      server.on(`GET /api/v1/sources/${uuidOf(2)}/copy`, { body: copy(2, { classification: "upload" }) }),
    act: () => readCopy(2),
  },
  "source-in-the-adding": {
    act: async () => {
      await button("Add a source").click();
      await button("Add source").click();
      await expect.element(panel().getByRole("alert")).toBeVisible();
    },
  },
};

const panelMenu = (name: string) => page.getByRole("menuitem", { name, exact: true });

test.for(Object.entries(states))("what is said of evidence: %s", async ([name, { view, prepare, act, part }]) => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-05-20T12:00:00Z") });
  onTestFinished(() => void vi.useRealTimers());
  const server = serverWithEvidence(view?.() ?? richEvidence());
  prepare?.(server);
  await openEvidence();
  await act?.();
  const reading = await readingOnce(panel(), { late: true });
  const said = reading.slice(reading.indexOf("\ndialog ") + 1).replace(/^(dialog .*?) describes=.*$/m, "$1");
  await expect(part?.exec(said)?.[0] ?? said).toMatchFileSnapshot(`readings/${name}.txt`);
});
