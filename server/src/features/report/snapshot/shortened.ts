const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * The text in at most `max` letters: up to the last whole sentence when that keeps half of them, else up to the last word, with an ellipsis. A letter
 * is what a reader takes for one.
 */
export function shortened(text: string, max: number): string {
  const plain = text.replaceAll(/\s+/gu, " ").trim();
  // Letters are never more than units, and counting them takes time.
  if (plain.length <= max) return plain;
  const letters: string[] = [];
  for (const { segment } of segmenter.segment(plain.slice(0, max * 8))) {
    letters.push(segment);
    if (letters.length > max) break;
  }
  if (letters.length <= max) return letters.join("");
  const cut = letters.slice(0, max).join("");
  const sentence = /^.*[.!?。！？؟](?=\s|$|[^\s\p{L}])/su.exec(cut)?.[0];
  if (sentence && sentence.length >= cut.length / 2) return sentence;
  const word = cut.lastIndexOf(" ");
  return `${(word > cut.length / 2 ? cut.slice(0, word) : cut).replace(/[\s,;:–-]+$/u, "")} …`;
}
