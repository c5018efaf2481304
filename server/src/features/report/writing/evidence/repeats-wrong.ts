import { plainSentences } from "../../../../platform/drafting/plain-text.ts";
import { type Finding, refuse } from "../../../../platform/model/answer/findings.ts";
import type { PlacedText } from "../../../../platform/model/answer/text-findings.ts";

/** Two sentences that share so much of their words say the same. */
const sameFrom = 0.7;

/** A refusal for every sentence that says again what people marked as wrong. */
export function repeatsWrong(texts: readonly PlacedText[], wrong: readonly string[]): Finding[] {
  if (wrong.length === 0) return [];
  const marked = wrong.map(wordsOf);
  return texts.flatMap(({ place, text }) =>
    plainSentences(text)
      .filter((sentence) => marked.some((words) => likeness(wordsOf(sentence), words) >= sameFrom))
      .map((sentence) =>
        refuse("marked-as-wrong", place, {
          problem: `${place} says again what people marked as wrong: "${sentence}". Say something else, or leave it out.`,
          words: sentence,
        }),
      ),
  );
}

const segmenter = new Intl.Segmenter("und", { granularity: "word" });

const wordsOf = (text: string) =>
  new Set(
    [...segmenter.segment(text.toLowerCase().normalize("NFKC"))]
      .filter(({ isWordLike }) => isWordLike)
      .map(({ segment }) => segment),
  );

/** Dice's coefficient of two sets of words. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size + other.size === 0) return 0;
  const shared = [...one].filter((word) => other.has(word)).length;
  return (2 * shared) / (one.size + other.size);
}
