import { countWords, statementWordsMax } from "@seedbed/rules/assumptions/statement";
import { figureFindings } from "../../../../../platform/model/answer/figures.ts";
import { type Finding, mark, refuse } from "../../../../../platform/model/answer/findings.ts";
import { repeatedFindings, textFindings } from "../../../../../platform/model/answer/text-findings.ts";
import { categoryFindings } from "./category-findings.ts";
import type { KeyAssumptionsOutput } from "./output.ts";
import type { KeyAssumptionsInput } from "./prompt.ts";

/** Different, short, testable assumptions in each category; a person is told when they are not told apart. */
export function checkKeyAssumptions({ assumptions }: KeyAssumptionsOutput, input: KeyAssumptionsInput): Finding[] {
  return [
    ...categoryFindings(assumptions),
    ...assumptions.flatMap(({ statement }, index) => statementFindings(statement, `assumptions.${index}.statement`)),
    ...["importance" as const, "certainty" as const].flatMap((rating) =>
      new Set(assumptions.map((assumption) => assumption[rating])).size > 1
        ? []
        : [mark("same-rating", "assumptions", `Every ${rating} is the same; nothing tells what to test first.`)],
    ),
    ...repeatedFindings(
      assumptions.map(({ statement }, index) => ({ place: `assumptions.${index}.statement`, text: statement })),
      "statements",
    ),
    ...textFindings({ assumptions }, input, ["falsifier"]),
    // A statement and what proves it wrong may set a bar of their own; a rationale may not invent a fact.
    ...figureFindings(
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

function statementFindings(statement: string, place: string): Finding[] {
  const words = countWords(statement);
  return [
    ...(words > statementWordsMax
      ? [refuse("too-many-words", place, `${place} has ${words} words; use at most ${statementWordsMax}.`)]
      : []),
    ...(/[?？]\s*$/u.test(statement) ? [refuse("question", place, `${place} is a question; make it a claim.`)] : []),
  ];
}
