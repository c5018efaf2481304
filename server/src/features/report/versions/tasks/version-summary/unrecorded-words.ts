import { openings } from "./openings.ts";

const word = /[\p{L}\p{N}]+(?:[.,'’][\p{L}\p{N}]+)*/gu;
// A capital, a letter of a script without capitals, or a digit: it may be a name or a number.
const mayBeNamed = /[\p{Lu}\p{Lt}\p{Lo}\p{N}]/u;
const counts = new Set(
  "two three four five six seven eight nine ten eleven twelve dozen twenty thirty fifty hundred thousand million billion half twice double triple".split(
    " ",
  ),
);
const opening: ReadonlySet<string> = new Set(openings.map((each) => each.toLowerCase()));

/** As words are compared: "Political’s" is "political", and "2,000" is "2000". */
const compared = (text: string) =>
  text
    .toLowerCase()
    .replace(/['’]s$/u, "")
    .replaceAll(/(?<=\d),(?=\d{3}(?!\d))/gu, "");

const wordsOf = (text: string) => [...text.normalize("NFKC").matchAll(word)];

/** The names and numbers of a sentence, those in words too, that no recorded change holds; each as written. */
export function unrecordedWords(summary: string, changes: readonly string[]): string[] {
  const recorded = new Set(changes.flatMap((change) => wordsOf(change).map(([written]) => compared(written))));
  const text = summary.normalize("NFKC");
  return wordsOf(text).flatMap(({ 0: written, index }) => {
    const said = compared(written);
    if (recorded.has(said)) return [];
    const beginsSentence = /(?:^|[.!?…]["'”’)]*)\s*["'“‘(]*$/u.test(text.slice(0, index));
    if (beginsSentence && opening.has(said)) return [];
    return mayBeNamed.test(written) || counts.has(said) ? [written] : [];
  });
}
