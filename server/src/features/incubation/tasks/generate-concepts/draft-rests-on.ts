import { identifiersOfTopic } from "../../drafting/quotable-seed.ts";
import type { Sentence } from "../../drafting/seed-telling.ts";
import { type GeneratedTexts, questionIdentifiers } from "./output.ts";
import type { GenerateConceptsInput } from "./prompt.ts";

type RestsOnFinder = (
  sentences: readonly Sentence[],
  also?: readonly string[],
) => GeneratedTexts["restsOn"][keyof GeneratedTexts["restsOn"]];

/** Finds the answered questions whose answers sentences quote, and `also` those; the first one answered where nothing is quoted. */
export function findRestsOn({ answers }: GenerateConceptsInput["brief"]): RestsOnFinder {
  const answered = new Set(answers.map(({ identifier }) => identifier));
  const known = questionIdentifiers.filter((identifier) => answered.has(identifier));
  return (sentences, also = []) => {
    const quoted = sentences.flatMap(({ quotes }) => (quotes ? identifiersOfTopic(quotes.topic) : []));
    const found = new Set([...quoted, ...also]);
    const identifiers = known.filter((identifier) => found.has(identifier));
    return identifiers.length > 0 ? identifiers : known.slice(0, 1);
  };
}
