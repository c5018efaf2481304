import { assumptionCategories } from "@seedbed/contract/report/assumptions/words";
import { countWords } from "@seedbed/rules/assumptions/statement";
import { describe, expect, test } from "vitest";
import { bareConcept, conceptBriefs, refillDepots } from "#test-support/concept-briefs.ts";
import { evaluationBriefs } from "#test-support/evaluation/briefs.ts";
import { finishedSections } from "#test-support/finished-sections.ts";
import { assessed, draftOf, testTaskPromises } from "#test-support/task-promises.ts";
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
    falsifier: `Fewer than ${rating} of 10 hosts do so in ${category}.`,
  })),
);
const assess = (assumptions: readonly object[]) => assessed(keyAssumptionsTask, { assumptions }, input);
const refusedOf = (assumptions: readonly object[]) => {
  const result = assess(assumptions);
  return result.outcome === "ok" ? [] : result.refused.map(({ rule, place }) => `${rule} ${place}`);
};
const withFirst = (changes: object) => answer.map((each, index) => (index === 0 ? { ...each, ...changes } : each));
/** The good answer with the categories of its last assumptions changed. */
const ending = (...categories: string[]) =>
  answer.map((each, index) => ({
    ...each,
    category: categories[index - answer.length + categories.length] ?? each.category,
  }));

testTaskPromises(keyAssumptionsTask, conceptBriefs.map(inputFor));

test("a good answer is taken as it is", () => {
  expect(assess(answer)).toMatchObject({ outcome: "ok", output: { assumptions: answer }, notes: [], mends: [] });
});

describe("an answer is mended", () => {
  test("[S2.5-02] to the first sentence of a statement of more than 40 words", () => {
    const claim = `Hosts ${"really ".repeat(38)}care.`;
    const result = assess(withFirst({ statement: `${claim} They do.` }));
    expect(result).toMatchObject({ outcome: "ok", output: { assumptions: withFirst({ statement: claim }) } });
    expect(result.mends).toContain("long-statement assumptions.0.statement");
    expect(assess(withFirst({ statement: claim })).mends).toEqual([]);
  });

  test("by leaving out a statement that stands twice, and in its ratings and categories", () => {
    const result = assess(withFirst({ statement: answer[1]?.statement.toUpperCase(), importance: "high" }));
    expect(result).toMatchObject({
      outcome: "ok",
      output: {
        assumptions: [{ importance: 3, importanceRationale: answer[0]?.importanceRationale }, ...answer.slice(2)],
      },
      notes: [{ place: "assumptions", sentence: "11 of 12 could be used." }],
    });
    expect(assess(withFirst({ category: "Desirable", certainty: "2 - plausible" }))).toMatchObject({
      outcome: "ok",
      output: { assumptions: withFirst({ certainty: 2 }) },
    });
  });
});

describe("an answer is refused in a part", () => {
  test("[S3.1-01] for a category that has none, in the place of those that another has too many of", () => {
    expect(assess(ending("Viability", "Viability", "Viability"))).toMatchObject({
      refused: ["assumptions.9", "assumptions.10"].map((place) => ({
        rule: "few-in-category",
        place,
        orMark: "Adaptability has 0 of 3 assumptions.",
      })),
    });
    expect(refusedOf(ending("Viability", "Viability", "Adaptability"))).toEqual(["few-in-category assumptions.9"]);
  });

  test("for a category that lacks two where some are missing in all; they are asked for", () => {
    const short = answer.slice(0, 10);
    expect(assess(short)).toMatchObject({
      refused: [
        {
          rule: "too-few-items",
          place: "assumptions",
          problem: "Adaptability has 1 assumptions; write 2 more of it.",
          orMark: "Adaptability has 1 of 3 assumptions.",
        },
      ],
    });
    expect(refusedOf(answer.slice(0, 11))).toEqual([]);
    expect(refusedOf(answer.slice(0, 7))).toEqual(["too-few-items assumptions"]);
  });

  test("[S2.5-02] for a sentence of more than 40 words, not for one of 40", () => {
    expect(refusedOf(withFirst({ statement: `Hosts ${"really ".repeat(39)}care.` }))).toEqual([
      "too-many-words assumptions.0.statement",
    ]);
    expect(refusedOf(withFirst({ statement: `Hosts ${"really ".repeat(38)}care.` }))).toEqual([]);
  });

  test("for a question", () => {
    for (const statement of ["Will hosts pay?", "Will hosts pay? ", "ホストは払いますか？"])
      expect(refusedOf(withFirst({ statement }))).toEqual(["question assumptions.0.statement"]);
    expect(refusedOf(withFirst({ statement: "Hosts ask “who pays?” and sign." }))).toEqual([]);
  });

  test("for the same statement twice where none can be left out", () => {
    const eight = answer.filter(({ importance }) => importance < 3);
    const twice = eight.map((each, index) => (index === 0 ? { ...each, statement: eight[1]?.statement } : each));
    expect(refusedOf(twice)).toContain("repeated-label assumptions.1.statement");
  });

  test("for a reason that is empty or holds an address", () => {
    expect(
      refusedOf(withFirst({ certaintyRationale: "", importanceRationale: "See www.invented.example/hosts." })),
    ).toEqual(["empty-text assumptions.0.certaintyRationale", "invented-address assumptions.0.importanceRationale"]);
  });

  test("for an invented figure in a reason, but not for the bar an assumption sets itself", () => {
    expect(refusedOf(withFirst({ certaintyRationale: "61% of hosts said so." }))).toEqual([
      "invented-figure assumptions.0.certaintyRationale",
    ]);
    expect(refusedOf(withFirst({ statement: "At least 20% of hosts asked sign within a month." }))).toEqual([]);
  });
});

describe("a person is told", () => {
  const sentences = (assumptions: readonly object[]) => {
    const result = assess(assumptions);
    return result.outcome === "ok" ? result.notes.map(({ sentence }) => sentence) : [];
  };

  test("when every rating is the same", () => {
    expect(sentences(answer.map((each) => ({ ...each, certainty: 1 })))).toEqual([
      "Every certainty is the same; nothing tells what to test first.",
    ]);
    expect(sentences(answer.map((each) => ({ ...each, importance: 2 })))).toEqual([
      "Every importance is the same; nothing tells what to test first.",
    ]);
  });

  test("when a category has one fewer than the others", () => {
    expect(sentences(ending("Viability", "Adaptability", "Adaptability"))).toEqual([
      "Adaptability has 2 of 3 assumptions.",
    ]);
  });
});

test("[S2.3-09] importance and certainty are 1, 2 or 3", () => {
  const parses = (importance: number) =>
    keyAssumptionsTask.output.safeParse({ assumptions: answer.map((each) => ({ ...each, importance })) }).success;
  expect([0, 1, 3, 4, 2.5].map(parses)).toEqual([false, true, true, false, false]);
});

describe("a draft", () => {
  const inputOf = (brief: typeof refillDepots) => ({ brief, report: digestReport({}) });
  const draftFor = (brief: typeof refillDepots) => draftOf(keyAssumptionsTask, inputOf(brief)).assumptions;

  test("has two or three statements of at most 40 words in each category, whatever the words of the concept", () => {
    for (const { concept } of evaluationBriefs) {
      const assumptions = draftFor(concept);
      expect(keyAssumptionsTask.check({ assumptions }, inputOf(concept))).toEqual([]);
      expect(Math.max(...assumptions.map(({ statement }) => countWords(statement)))).toBeLessThanOrEqual(40);
      for (const category of assumptionCategories) {
        expect(assumptions.filter((each) => each.category === category).length).toBeOneOf([2, 3]);
      }
    }
  });

  test("puts what people believe to the test, in their words", () => {
    const about = (category: string) =>
      draftFor(refillDepots)
        .filter((each) => each.category === category)
        .map(({ statement }) => statement)
        .join("\n");
    expect(about("Viability")).toContain("“A monthly fee of $90 per floor, paid by the building owner”");
    expect(about("Viability")).toContain(
      "“Half of our 400 office customers have stopped ordering bottles within two years”",
    );
    expect(about("Feasibility")).toMatch(
      /“(?:Spare capacity in plants, fleets or buildings|A loyal customer base|A blending plant with spare capacity)”/u,
    );
  });

  test("says what is not said, and quotes nobody, where nothing was told", () => {
    const assumptions = draftFor(bareConcept);
    expect(assumptions).toHaveLength(8);
    expect(JSON.stringify(assumptions)).toContain("Not said yet: who pays, and how much");
    expect(JSON.stringify(assumptions)).not.toMatch(/[“”]/u);
  });

  test("speaks of rivals and buyers only where money is to be earned, and the language of the idea", () => {
    const saving = evaluationBriefs.find(({ name }) => name === "sparsam");
    const words = JSON.stringify(saving && draftFor(saving.concept));
    expect(words).toContain("„1.100.000 € Strom im Jahr“");
    expect(words).not.toMatch(/Konkurren|Nachahmung|zahlt dafür/u);
  });
});
