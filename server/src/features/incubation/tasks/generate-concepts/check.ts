import { figureFindings } from "../../../../platform/model/answer/figures.ts";
import { type Finding, refuse } from "../../../../platform/model/answer/findings.ts";
import { textFindings } from "../../../../platform/model/answer/text-findings.ts";
import type { GenerateConceptsOutput } from "./output.ts";
import type { GenerateConceptsInput } from "./prompt.ts";

/**
 * As many as asked, nothing invented. Whether the concepts differ is found out by `conceptsTooNear`: for that, those that do not are
 * asked for once more, and the others stay.
 */
export function checkConcepts({ concepts }: GenerateConceptsOutput, input: GenerateConceptsInput): Finding[] {
  const { count } = input;
  return [
    ...(concepts.length < count
      ? [
          refuse("too-few-items", "concepts", {
            problem: `There are ${concepts.length} concepts. Write exactly ${count}.`,
            orMark: `${concepts.length} of ${count} concepts could be used.`,
          }),
        ]
      : []),
    // Each on its own: a sentence that two concepts share does not spoil those beside them.
    ...concepts.flatMap(({ restsOn: _restsOn, opportunity, ...texts }, index) =>
      textFindings(
        { [`concepts.${index}`]: { ...texts, ...(opportunity && { opportunity: saidIn(opportunity) }) } },
        input,
      ),
    ),
    ...figureFindings({ concepts }, input),
  ];
}

const saidIn = ({ today, next, why }: NonNullable<GenerateConceptsOutput["concepts"][number]["opportunity"]>) => ({
  today,
  next,
  why,
});
