const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Units of a letter that is looked at: a family of four has 11. Letters can be made of any number. */
const unitsOfLetter = 16;

// What follows tells a full stop from the point in a number or an address; in scripts without spaces anything may follow.
const wholeSentences = /^.*(?:[.!?؟](?=[^\p{L}\p{N}])|[。！？](?=.))/su;

/**
 * The text in at most `max` letters: up to the last whole sentence when that keeps half of them, else up to the last word, with an ellipsis. A letter
 * is what a reader takes for one.
 */
export function shortened(text: string, max: number): string {
  const plain = text.replaceAll(/\s+/gu, " ").trim();
  // Letters are never more than units, and counting them takes time.
  if (plain.length <= max) return plain;
  const letters: string[] = [];
  const looked = plain.slice(0, max * unitsOfLetter);
  for (const { segment } of segmenter.segment(looked)) {
    letters.push(segment);
    if (letters.length > max) break;
  }
  if (letters.length <= max) {
    if (looked.length === plain.length) return plain;
    // The last one may go on behind what was looked at.
    letters.pop();
  }
  const cut = letters.slice(0, max).join("");
  const sentence = wholeSentences.exec(letters.join(""))?.[0];
  if (sentence && sentence.length >= cut.length / 2) return sentence;
  const word = cut.lastIndexOf(" ");
  return `${(word > cut.length / 2 ? cut.slice(0, word) : cut).replace(/[\s,;:–-]+$/u, "")} …`;
}
