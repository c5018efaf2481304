import { schemaAt } from "../../../src/platform/model/answer/assessing/places.ts";
import type { JsonSchema } from "../../../src/platform/model/answer/json-schema.ts";
import { textsOf } from "../../../src/platform/model/answer/text-findings.ts";

export interface Length {
  /** Texts of more than one word. */
  texts: number;
  words: number;
  /** Of those texts that have a limit: the characters written, and those allowed. */
  written: number;
  allowed: number;
}

const words = new Intl.Segmenter("en", { granularity: "word" });

/** How long the texts of an answer are, beside what its schema allows. */
export function lengthOf(output: unknown, form: JsonSchema): Length {
  const total: Length = { texts: 0, words: 0, written: 0, allowed: 0 };
  for (const { place, text } of textsOf(output)) {
    const count = [...words.segment(text)].filter(({ isWordLike }) => isWordLike).length;
    if (count < 2) continue;
    total.texts += 1;
    total.words += count;
    const limit = schemaAt(form, place)?.maxLength;
    if (limit === undefined) continue;
    total.written += text.length;
    total.allowed += limit;
  }
  return total;
}
