const sentences = new Intl.Segmenter(undefined, { granularity: "sentence" });

/** The first sentence of a text, as it stands there; a stop after a short word or a number ends none. */
export function firstSentence(text: string): string {
  let sentence = "";
  for (const { segment } of sentences.segment(text.trim())) {
    sentence += segment;
    if (!/(?:^|[\s(])(?:\p{L}{1,3}|\d+)\.\s*$/u.test(sentence)) break;
  }
  return sentence.trim();
}
