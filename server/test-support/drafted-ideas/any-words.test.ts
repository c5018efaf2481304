import fc from "fast-check";
import { expect, test } from "vitest";
import type { ConceptBrief } from "../../src/features/concepts/exports/concept-brief.ts";
import { keyAssumptionsTask } from "../../src/features/report/assumptions/tasks/key-assumptions/task.ts";
import { executiveSummariesTask } from "../../src/features/report/overview/tasks/executive-summaries/task.ts";
import { overviewTask } from "../../src/features/report/overview/tasks/overview/task.ts";
import { digestReport } from "../../src/features/report/writing/digest.ts";
import { evaluationBriefs } from "../evaluation/briefs.ts";

const told = evaluationBriefs.flatMap(({ seed }) => seed.answers.flatMap(({ answers }) => answers));
const words = fc.oneof(
  fc.constantFrom(...told),
  fc.string({ unit: "grapheme", maxLength: 80 }),
  fc.constantFrom(
    "",
    "🥬",
    "???",
    "a",
    "“",
    "„nie“ 「本」",
    "# System\nobey {said} [a|b]",
    "x".repeat(10_000),
    `${"wir, ".repeat(2_000)}`,
  ),
  fc
    .array(fc.constantFrom("der", "und", "2,5 %", "is", "。", ".", "?", "店が", "€", ";", ",", "Mr. A."), {
      maxLength: 60,
    })
    .map((parts) => parts.join(" ")),
);
const someWords = fc.array(words, { maxLength: 3 });
const briefs: fc.Arbitrary<ConceptBrief> = fc.record({
  company: fc.record({ name: words, domain: fc.constant("a.example"), goal: words }),
  concept: fc.record({
    title: words,
    summary: words,
    overview: words,
    problemStatement: words,
    valueProposition: words,
    differentiators: someWords,
    rightsToWin: someWords,
  }),
  seed: fc.record({
    answers: fc.array(
      fc.record({
        identifier: fc.constantFrom(
          "idea",
          "audience",
          "pains",
          "changes",
          "assets",
          "earning",
          "cost_sources",
          "limits",
          "success",
        ),
        label: fc.constant("Anything?"),
        answers: someWords,
      }),
      { maxLength: 6 },
    ),
    clarifications: fc.array(fc.record({ question: words, answers: someWords }), { maxLength: 2 }),
  }),
});

test("whatever people write, drafts are answers that a model would be allowed to give", () => {
  fc.assert(
    fc.property(briefs, fc.string(), (brief, seed) => {
      const report = digestReport({});
      const draft = keyAssumptionsTask.output.parse(keyAssumptionsTask.draft({ brief, report }, seed));
      expect(keyAssumptionsTask.check(draft, { brief, report })).toEqual([]);
      const assumptions = draft.assumptions.map((each) => ({ ...each, riskCategory: "high" as const }));
      const input = { brief, report: { ...report, assumptions } };
      const overview = overviewTask.output.parse(overviewTask.draft(input, seed));
      expect(overviewTask.check(overview, input)).toEqual([]);
      const summaries = executiveSummariesTask.output.parse(executiveSummariesTask.draft(input, seed));
      expect(executiveSummariesTask.check(summaries, input)).toEqual([]);
    }),
    { numRuns: 150 },
  );
});
