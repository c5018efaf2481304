import type { NoteMend } from "../findings.ts";
import type { JsonSchema } from "../json-schema.ts";
import { repeatedSentencesIn, textsOf } from "../text-findings.ts";
import { schemaAt, valueAt, withValueAt } from "./places.ts";
import { withoutSentence } from "./without-sentence.ts";

/** An answer without the sentences that have stood before, where others remain in their text; what is copied word for word stays as it is. */
export function withoutRepeatedSentences<Output>(output: Output, schema: JsonSchema, mended: NoteMend): Output {
  const written = textsOf(output).filter(({ place }) => !schemaAt(schema, place)?.verbatim);
  return repeatedSentencesIn(written).reduce<unknown>((rest, { place, sentence }) => {
    const text = valueAt(rest, place);
    const shorter = typeof text === "string" ? withoutSentence(text, sentence) : undefined;
    if (shorter === undefined) return rest;
    mended("repeated-sentence", place);
    return withValueAt(rest, place, shorter);
  }, output) as Output;
}
