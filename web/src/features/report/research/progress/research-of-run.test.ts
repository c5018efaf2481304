import { expect, test } from "vitest";
import { conceptWith, gapOf, markOf, sectionsIn } from "#testing/concepts.ts";
import { planWith, progressWith, questionWith, researchedPageWith, researchWith } from "#testing/research.ts";
import { countsOf, questionsOf, researchOfRun, stepOf } from "./research-of-run.ts";

test.for([
  [0, 2, 1],
  [1, 2, 1],
  [2, 2, 2],
  [3, 2, 2],
] as const)("with %d of %d questions asked it is at question %d", ([asked, questions, place]) => {
  const concept = conceptWith({ reportStatusBySection: sectionsIn("pending") });
  expect(questionsOf(concept, null, progressWith({ asked, questions }))).toEqual({ place, all: questions });
});

const writing = (change: Parameters<typeof conceptWith>[0] = {}) =>
  conceptWith({ reportStatus: "pending", reportStatusBySection: sectionsIn("waiting"), ...change });
const done = (change: Parameters<typeof progressWith>[0]) => progressWith({ isRunning: false, ...change });

test("questions of sections that wait are still to come, those that were left out are not", () => {
  const plan = planWith({
    questions: [questionWith("a"), questionWith("b"), questionWith("c", { isIncluded: false })],
  });
  const progress = progressWith({ asked: 1, questions: 1 });
  expect(questionsOf(writing(), plan, progress)).toEqual({ place: 1, all: 3 });
  const written = writing({ reportStatusBySection: sectionsIn("waiting", { marketScan: "complete" }) });
  expect(questionsOf(written, plan, progress)).toEqual({ place: 1, all: 1 });
});

test("research is shown of a run that is under way: what it has done, or that it is to come", () => {
  const running = progressWith();
  expect(researchOfRun(writing(), researchWith({ progress: running }))).toBe(running);
  expect(researchOfRun(writing(), researchWith())).toBeNull();
  expect(researchOfRun(writing(), researchWith({ plan: null }))).toBeNull();
  expect(researchOfRun(writing({ reportStatus: "complete" }), researchWith({ progress: running }))).toBeUndefined();
  expect(researchOfRun(writing(), researchWith({ provider: null, progress: running }))).toBeUndefined();
  expect(researchOfRun(writing(), undefined)).toBeUndefined();
});

test("a run that looks nothing up, or has looked up all, says nothing of what is to come", () => {
  const left = planWith({ questions: [questionWith("a", { isIncluded: false })] });
  expect(researchOfRun(writing(), researchWith({ plan: left }))).toBeUndefined();
  const last = writing({
    reportStatusBySection: sectionsIn("complete", { overview: "pending", assumptions: "waiting" }),
  });
  expect(researchOfRun(last, researchWith())).toBeUndefined();
});

test("what an earlier run has read is not told of this one", () => {
  const page = researchedPageWith("Law", { at: "2026-03-02T10:00:00.000Z" });
  const ended = done({ pages: [page] });
  const started = (dateReportStarted: string | null) => writing({ dateReportStarted });
  expect(researchOfRun(started("2026-03-02T09:00:00.000Z"), researchWith({ progress: ended }))).toBe(ended);
  expect(researchOfRun(started("2026-03-02T10:00:00.000Z"), researchWith({ progress: ended }))).toBe(ended);
  expect(researchOfRun(started("2026-03-02T11:00:00.000Z"), researchWith({ progress: ended }))).toBeNull();
  expect(researchOfRun(started(null), researchWith({ progress: ended }))).toBeNull();
});

test("a section of a run is complete, with gaps, written, waited for, failed or outdated", () => {
  const { overview } = sectionsIn("complete");
  const statuses = ["complete", "pending", "waiting", "error", "outdated", "notStarted"] as const;
  expect(statuses.map((status) => stepOf({ ...overview, status }))).toEqual([
    ...["complete", "writing", "waiting", "failed", "outdated", "waiting"],
  ]);
  expect(stepOf({ ...overview, notes: [gapOf("pricing", "Pricing")] })).toBe("gaps");
  expect(stepOf({ ...overview, notes: [markOf("Trends", "Two say the same.")] })).toBe("complete");
});

test("pages are counted by what became of them, with what was taken from them", () => {
  const pages = [
    researchedPageWith("a", { passages: 4, quoted: 1 }),
    researchedPageWith("b", { state: "kept", passages: 2, quoted: 2 }),
    researchedPageWith("c", { state: "refused", passages: 0 }),
    researchedPageWith("d", { state: "waiting", passages: 0 }),
  ];
  expect(countsOf(pages)).toEqual({ all: 4, read: 2, refused: 1, passages: 6, quoted: 3 });
});
