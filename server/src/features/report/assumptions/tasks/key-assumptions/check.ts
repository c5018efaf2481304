import { assumptionCategories } from "@seedbed/contract/report/assumptions/schemas";
import { countWords, statementWordsMax } from "@seedbed/rules/assumptions/statement";
import { figureProblems } from "../../../../../platform/model/answer/figures.ts";
import { repeatedLabels, textProblems } from "../../../../../platform/model/answer/text-problems.ts";
import type { KeyAssumptionsOutput } from "./output.ts";
import type { KeyAssumptionsInput } from "./prompt.ts";

const perCategory = 3;

/** Three different, short, testable assumptions a category, told apart by importance and certainty. */
export function checkKeyAssumptions({ assumptions }: KeyAssumptionsOutput, input: KeyAssumptionsInput): string[] {
  return [
    ...assumptionCategories.flatMap((category) => {
      const count = assumptions.filter((assumption) => assumption.category === category).length;
      return count === perCategory ? [] : [`${category} has ${count} assumptions; write exactly ${perCategory}.`];
    }),
    ...assumptions.flatMap(({ statement }, index) => {
      const words = countWords(statement);
      return [
        ...(words > statementWordsMax
          ? [`assumptions.${index}.statement has ${words} words; use at most ${statementWordsMax}.`]
          : []),
        ...(/[?？]\s*$/u.test(statement) ? [`assumptions.${index}.statement is a question; make it a claim.`] : []),
      ];
    }),
    ...["importance" as const, "certainty" as const].flatMap((rating) =>
      new Set(assumptions.map((assumption) => assumption[rating])).size > 1
        ? []
        : [`Every ${rating} is the same; tell the assumptions apart.`],
    ),
    ...repeatedLabels(
      assumptions.map((assumption) => assumption.statement),
      "statements",
    ),
    ...textProblems({ assumptions }, input),
    // A statement may set a bar of its own; a rationale may not invent a fact.
    ...figureProblems(
      {
        assumptions: assumptions.map(({ importanceRationale, certaintyRationale }) => ({
          importanceRationale,
          certaintyRationale,
        })),
      },
      input,
    ),
  ];
}
