import type { NoteMend } from "../findings.ts";
import { repeatedSentencesIn, textsOf } from "../text-findings.ts";
import { valueAt, withValueAt } from "./places.ts";
import { withoutSentence } from "./without-sentence.ts";

/** An answer without the sentences that have stood before, where others remain in their text. */
export function withoutRepeatedSentences<Output>(output: Output, mended: NoteMend): Output {
  return repeatedSentencesIn(textsOf(output)).reduce<unknown>((rest, { place, sentence }) => {
    const text = valueAt(rest, place);
    const shorter = typeof text === "string" ? withoutSentence(text, sentence) : undefined;
    if (shorter === undefined) return rest;
    mended("repeated-sentence", place);
    return withValueAt(rest, place, shorter);
  }, output) as Output;
}
