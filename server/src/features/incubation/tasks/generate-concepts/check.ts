import { figureProblems } from "../../../../platform/model/figures.ts";
import { repeatedLabels, textProblems } from "../../../../platform/model/text-problems.ts";
import type { GenerateConceptsOutput } from "./output.ts";
import type { GenerateConceptsInput } from "./prompt.ts";
import { wordSimilarity } from "./similarity.ts";

/** Concepts of one seed share the words of its idea; above this share of common words they share the thought too. */
export const mostSimilar = 0.6;

/** As many as asked, clearly different from each other and from those the person knows, resting on real answers, nothing invented. */
export function checkConcepts({ concepts }: GenerateConceptsOutput, input: GenerateConceptsInput): string[] {
  const { count, brief } = input;
  const known = [...input.existing, ...input.dropped];
  const answered = new Set(brief.answers.map(({ identifier }) => identifier));
  return [
    ...(concepts.length === count ? [] : [`There are ${concepts.length} concepts. Write exactly ${count}.`]),
    ...repeatedLabels(
      [...known, ...concepts].map(({ title }) => title),
      "titles",
    ),
    ...similarityProblems(known, concepts),
    ...concepts.flatMap(({ restsOn, title }) =>
      restsOn
        .filter((identifier) => !answered.has(identifier))
        .map(
          (identifier) => `"${title}" rests on "${identifier}", which was not answered. Name answered questions only.`,
        ),
    ),
    ...concepts.flatMap(({ differentiators, rightsToWin, title }) => [
      ...repeatedLabels(differentiators, `differentiators of "${title}"`),
      ...repeatedLabels(rightsToWin, `rights to win of "${title}"`),
    ]),
    ...textProblems(concepts, input),
    ...figureProblems(concepts, input),
  ];
}

interface TitleAndSummary {
  title: string;
  summary: string;
}

function similarityProblems(known: readonly TitleAndSummary[], concepts: readonly TitleAndSummary[]): string[] {
  const words = ({ title, summary }: TitleAndSummary) => `${title} ${summary}`;
  return concepts.flatMap((concept, index) => {
    const near = [...known, ...concepts.slice(0, index)].find(
      (other) => wordSimilarity(words(other), words(concept)) > mostSimilar,
    );
    return near
      ? [`The concept "${concept.title}" says nearly the same as "${near.title}". Replace it by a different way to go.`]
      : [];
  });
}
