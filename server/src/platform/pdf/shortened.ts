const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });
const wide =
  /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE4F\uFF01-\uFF60\u{1F300}-\u{1FAFF}\u{20000}-\u{3FFFF}]/u;
const wideLetters = new RegExp(wide, "gu");

/** The room that a text takes, in letters. */
export const roomOf = (text: string): number => text.length + (text.match(wideLetters)?.length ?? 0);

/**
 * The text in the room of at most `max` letters: up to the last whole sentence when that keeps half of it, else up to the last word, with an ellipsis.
 * A letter is what a reader takes for one; those of East Asia take the room of two.
 */
export function shortened(text: string, max: number): string {
  const plain = text.replaceAll(/\s+/gu, " ").trim();
  // A letter is at least one unit long, and counting letters takes time.
  if (plain.length * 2 <= max || (plain.length <= max && !wide.test(plain))) return plain;
  const segments = segmenter.segment(plain);
  let taken = 0;
  let position = 0;
  while (position < plain.length) {
    const simple = simpleLetters(plain, position);
    for (const letter of simple === "" ? [segments.containing(position)?.segment ?? ""] : simple) {
      taken += wide.test(letter) ? 2 : 1;
      if (taken > max) return closed(plain.slice(0, position), letter);
      position += letter.length;
    }
  }
  return plain;
}

/**
 * The next letters of which each is one by itself, whatever the segmenter would say, which takes a microsecond for each: of the most common scripts, and with another
 * of them behind it, so that no mark joins it. Empty where there is none.
 */
function simpleLetters(text: string, position: number): string {
  simpleRun.lastIndex = position;
  return simpleRun.exec(text)?.[0] ?? "";
}

const common = String.raw`[ -~\u00C0-\u024F\u3001-\u3011\u3041-\u3096\u30A1-\u30FA\u30FC\u4E00-\u9FFF]`;
const simpleRun = new RegExp(`${common}{1,250}(?=${common})`, "uy");

// What follows tells a full stop from the point in a number or an address; in scripts without spaces anything may follow.
const wholeSentences = /^.*(?:[.!?؟](?=[^\p{L}\p{N}])|[。！？](?=.))/su;

function closed(cut: string, next: string): string {
  const sentence = wholeSentences.exec(`${cut}${next}`)?.[0];
  if (sentence && sentence.length <= cut.length && sentence.length >= cut.length / 2) return sentence;
  const word = cut.lastIndexOf(" ");
  return `${(word > cut.length / 2 ? cut.slice(0, word) : cut).replace(/[\s,;:–-]+$/u, "")} …`;
}
