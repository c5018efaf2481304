import { describe, expect, test } from "vitest";
import { conceptBriefs, liftMaintenance, refillDepots } from "#test-support/concept-briefs.ts";
import { finishedSections, savingsFields } from "#test-support/finished-sections.ts";
import { draftOf, testTaskPromises } from "#test-support/task-promises.ts";
import { digestReport } from "../../../writing/digest.ts";
import type { OverviewOutput } from "./output.ts";
import { overviewTask } from "./task.ts";

const inputFor = (brief: (typeof conceptBriefs)[number]) => ({ brief, report: digestReport(finishedSections(brief)) });
const input = inputFor(refillDepots);

const answer: OverviewOutput = {
  whatIsThis: "A metered depot on every third floor. Crews refill soap by card instead of carrying boxes.",
  valueProposition: "Facility managers stop paying for packaging, and nobody has to change a habit.",
  problemStatement: "Buildings run out and over-order in the same month, because nobody sees what is used.",
  shouldWeDoThis:
    "For it speaks that buildings already pay for packaging by the pallet. Against it speaks that basement space is rented out.",
  marketSizeSummary: "The market is assumed at $1.59B a year, $25.39M of it obtainable.",
  differentiators: ["Metered by tenant.", "No boxes in the lift.", "Works at night without a host."],
  rightsToWin: ["A blending plant with spare capacity.", "Vans pass the buildings anyway.", "Owners answer the phone."],
};
const problemsOf = (changes: Partial<OverviewOutput>) =>
  overviewTask.check({ ...answer, ...changes }, input).join("\n");

testTaskPromises(overviewTask, conceptBriefs.map(inputFor));

test("a good answer is taken", () => {
  expect(overviewTask.check(overviewTask.output.parse(answer), input)).toEqual([]);
});

describe("an answer is refused", () => {
  test("for a figure that the report does not state", () => {
    expect(problemsOf({ marketSizeSummary: "A market of $2.4B that grows by 12% a year." })).toMatch(/\$2\.4B.*12%/su);
  });

  test("[S2.5-06] for a value proposition or problem statement over 250 characters", () => {
    expect(problemsOf({ valueProposition: "x".repeat(251) })).toContain("valueProposition has 251 characters");
    expect(problemsOf({ problemStatement: "x".repeat(250) })).toBe("");
  });

  test("[S2.5-07] for a differentiator over 500 characters", () => {
    const long = `Depots ${"and vans ".repeat(60)}`;
    expect(problemsOf({ differentiators: [long, "Two.", "Three."] })).toContain("in differentiators is too long");
  });

  test("for a gut check of one sentence", () => {
    expect(problemsOf({ shouldWeDoThis: "Go for it." })).toContain("shouldWeDoThis has 1 sentences");
  });

  test("for a gut check of four sentences, not for one of three", () => {
    expect(problemsOf({ shouldWeDoThis: "For it. Against it. Ask both." })).toBe("");
    expect(problemsOf({ shouldWeDoThis: "For it. Against it. Ask both. Then wait." })).toContain("has 4 sentences");
  });

  test("but not for the stops of names in it", () => {
    expect(problemsOf({ shouldWeDoThis: "Dr. A. Roth wants it. U.S. Foods Inc. does not. Ask both." })).toBe("");
  });

  test("for the same point as differentiator and right to win", () => {
    expect(problemsOf({ rightsToWin: ["metered by tenant", "Two.", "Three."] })).toContain("occurs twice");
  });
});

describe("a draft", () => {
  test("keeps the concept's own words where it has some", () => {
    const draft = draftOf(overviewTask, input);
    expect(draft.whatIsThis).toContain("Metered depots in shared office buildings");
    expect(draft.valueProposition).toBe("Cuts consumables cost without asking anyone to change a habit.");
    expect(draft.differentiators.slice(0, 2)).toEqual(["Metering by tenant.", "No boxes in the lift."]);
  });

  test("names a reason for, a reason against and what to find out", () => {
    expect(draftOf(overviewTask, input).shouldWeDoThis).toMatch(/against it.+find out|against it.+whether/isu);
  });

  test("is written for a company with stops in its name, too", () => {
    const brief = { ...refillDepots, company: { ...refillDepots.company, name: "Dr. A. Roth & Co." } };
    for (const seed of ["one", "two", "three"]) {
      expect(overviewTask.check(overviewTask.draft({ ...input, brief }, seed), { ...input, brief })).toEqual([]);
    }
  });

  test("speaks of the savings where there is no market", () => {
    const report = digestReport(finishedSections(liftMaintenance, savingsFields(liftMaintenance.concept.title)));
    expect(draftOf(overviewTask, { brief: liftMaintenance, report }).marketSizeSummary).toContain("$318.00K");
  });

  test("says that it is unknown where nothing is written yet", () => {
    const draft = draftOf(overviewTask, { brief: refillDepots, report: digestReport({}) });
    expect(draft.marketSizeSummary).toContain("unknown");
    expect(overviewTask.check(draft, { brief: refillDepots, report: digestReport({}) })).toEqual([]);
  });

  test("claims no strength that the answers do not name", () => {
    const brief = structuredClone(refillDepots);
    brief.concept.rightsToWin = [];
    brief.seed.answers = brief.seed.answers.filter(({ identifier }) => identifier !== "assets");
    const [first = ""] = draftOf(overviewTask, { ...input, brief }).rightsToWin;
    expect(first).toMatch(/would have to|could/u);
  });
});
