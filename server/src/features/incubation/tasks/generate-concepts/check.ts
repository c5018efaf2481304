import { figureProblems } from "../../../../platform/model/answer/figures.ts";
import { repeatedLabels, textProblems } from "../../../../platform/model/answer/text-problems.ts";
import type { GenerateConceptsOutput, GeneratedTexts } from "./output.ts";
import type { GenerateConceptsInput } from "./prompt.ts";

/**
 * As many as asked, each part resting on real answers, nothing invented. Whether the concepts differ is found out by
 * `conceptsTooNear`: for that, those that do not are asked for once more, and the others stay.
 */
export function checkConcepts({ concepts }: GenerateConceptsOutput, input: GenerateConceptsInput): string[] {
  const { count, brief } = input;
  const answered = new Set<string>(brief.answers.map(({ identifier }) => identifier));
  return [
    ...(concepts.length === count ? [] : [`There are ${concepts.length} concepts. Write exactly ${count}.`]),
    ...concepts.flatMap((concept) => unansweredProblems(concept, answered)),
    ...concepts.flatMap(({ differentiators, rightsToWin, title }) => [
      ...repeatedLabels(differentiators, `differentiators of "${title}"`),
      ...repeatedLabels(rightsToWin, `rights to win of "${title}"`),
    ]),
    // Each on its own: a sentence that two concepts share does not spoil those beside them.
    ...concepts.flatMap(({ restsOn, ...texts }, index) => textProblems({ [`concepts.${index}`]: texts }, input)),
    ...figureProblems(concepts, input),
  ];
}

function unansweredProblems({ title, restsOn }: GeneratedTexts, answered: ReadonlySet<string>): string[] {
  return Object.entries(restsOn).flatMap(([part, identifiers]) =>
    identifiers
      .filter((identifier) => !answered.has(identifier))
      .map(
        (identifier) =>
          `The ${part} of "${title}" rests on "${identifier}", which was not answered. Name answered questions only.`,
      ),
  );
}
