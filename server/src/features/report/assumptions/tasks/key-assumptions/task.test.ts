import { assumptionCategories } from "@seedbed/contract/report/assumptions/schemas";
import { countWords } from "@seedbed/rules/assumptions/statement";
import { describe, expect, test } from "vitest";
import { conceptBriefs, refillDepots } from "#test-support/concept-briefs.ts";
import { finishedSections } from "#test-support/finished-sections.ts";
import { draftOf, testTaskPromises } from "#test-support/task-promises.ts";
import { digestReport } from "../../../writing/digest.ts";
import type { KeyAssumptionsOutput } from "./output.ts";
import { keyAssumptionsTask } from "./task.ts";

function inputFor(brief: (typeof conceptBriefs)[number]) {
  const { assumptions: _assumptions, ...sections } = finishedSections(brief);
  return { brief, report: digestReport(sections) };
}
const input = inputFor(refillDepots);

type KeyAssumption = KeyAssumptionsOutput["assumptions"][number];
const answer: KeyAssumption[] = assumptionCategories.flatMap((category) =>
  ([1, 2, 3] as const).map((rating) => ({
    category,
    statement: `Belief ${rating} about ${category.toLowerCase()} holds for hosts.`,
    importance: rating,
    certainty: rating,
    importanceRationale: `Why belief ${rating} about ${category} matters.`,
    certaintyRationale: `What is known of belief ${rating} about ${category}.`,
  })),
);
const problemsOf = (changes: Partial<KeyAssumption>) =>
  keyAssumptionsTask
    .check({ assumptions: answer.map((each, index) => (index === 0 ? { ...each, ...changes } : each)) }, input)
    .join("\n");

testTaskPromises(keyAssumptionsTask, conceptBriefs.map(inputFor));

test("a good answer is taken", () => {
  expect(keyAssumptionsTask.check(keyAssumptionsTask.output.parse({ assumptions: answer }), input)).toEqual([]);
});

describe("an answer is refused", () => {
  test("[S3.1-01] without three assumptions in each of the four categories", () => {
    expect(problemsOf({ category: "Viability" })).toMatch(/Desirability has 2.*Viability has 4/su);
  });

  test("[S2.5-02] for a statement of more than 40 words", () => {
    expect(problemsOf({ statement: `Hosts ${"really ".repeat(40)}care.` })).toContain("has 42 words; use at most 40");
  });

  test("for a question, and for the same statement twice", () => {
    expect(problemsOf({ statement: "Will hosts pay?" })).toContain("is a question");
    expect(problemsOf({ statement: answer[1]?.statement ?? "" })).toContain("occurs twice among the statements");
  });

  test("when every rating is the same", () => {
    const flat = answer.map((each) => ({ ...each, certainty: 1 as const }));
    expect(keyAssumptionsTask.check({ assumptions: flat }, input)).toEqual([
      "Every certainty is the same; tell the assumptions apart.",
    ]);
  });

  test("for an invented figure in a reason, but not for the bar an assumption sets itself", () => {
    expect(problemsOf({ certaintyRationale: "61% of hosts said so." })).toContain("61%");
    expect(problemsOf({ statement: "At least 20% of hosts asked sign within a month." })).toBe("");
  });
});

test("[S2.3-09] importance and certainty are 1, 2 or 3", () => {
  const parses = (importance: number) =>
    keyAssumptionsTask.output.safeParse({ assumptions: answer.map((each) => ({ ...each, importance })) }).success;
  expect([0, 1, 3, 4, 2.5].map(parses)).toEqual([false, true, true, false, false]);
});

describe("a draft", () => {
  test("has statements of at most 40 words, whatever the words of the concept", () => {
    for (const { assumptions } of conceptBriefs.map((brief) => draftOf(keyAssumptionsTask, inputFor(brief)))) {
      expect(assumptions).toHaveLength(12);
      expect(Math.max(...assumptions.map(({ statement }) => countWords(statement)))).toBeLessThanOrEqual(40);
    }
  });

  test("ties the riskiest of each category to the report", () => {
    const { assumptions } = draftOf(keyAssumptionsTask, input);
    const reasons = assumptions
      .filter(({ importance, certainty }) => importance === 3 && certainty === 1)
      .map(({ importanceRationale }) => importanceRationale)
      .join("\n");
    for (const word of ["Ana Silva", "Won within three years: 6%", "Freight", "Input cost"])
      expect(reasons).toContain(word);
  });

  test("says what is missing where the report is empty", () => {
    const nothing = { brief: refillDepots, report: digestReport({}) };
    const draft = draftOf(keyAssumptionsTask, nothing);
    expect(keyAssumptionsTask.check(draft, nothing)).toEqual([]);
    expect(JSON.stringify(draft)).toContain("has no number for it yet");
  });
});
