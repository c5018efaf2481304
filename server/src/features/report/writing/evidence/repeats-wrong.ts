import { plainSentences } from "../../../../platform/drafting/plain-text.ts";
import { type Finding, refuse } from "../../../../platform/model/answer/findings.ts";
import type { PlacedText } from "../../../../platform/model/answer/text-findings.ts";
import { likeness } from "./likeness.ts";

/** Two sentences that share so much of their words say the same. */
const sameFrom = 0.7;

/** A refusal for every sentence that says again what people marked as wrong. */
export function repeatsWrong(texts: readonly PlacedText[], wrong: readonly string[]): Finding[] {
  if (wrong.length === 0) return [];
  return texts.flatMap(({ place, text }) =>
    plainSentences(text)
      .filter((sentence) => wrong.some((marked) => likeness(sentence, marked) >= sameFrom))
      .map((sentence) =>
        refuse("marked-as-wrong", place, {
          problem: `${place} says again what people marked as wrong: "${sentence}". Say something else, or leave it out.`,
          words: sentence,
        }),
      ),
  );
}
