const words = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;
const unspaced = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]/u;
const segmenter = new Intl.Segmenter("und", { granularity: "word" });
/** Of the plural and of cases, in English, German and the Romance languages; five letters stay. */
const ending = /(?<=.{5})(?:es|en|os|as|s|e|n|a|o)$/;

/** The words of a text by which it is found: in small letters, without accents and the most usual endings. */
export function searchWords(text: string): string[] {
  const found = text.normalize("NFKC").toLowerCase().match(words) ?? [];
  return found.flatMap((word) => (unspaced.test(word) ? segmentsOf(word) : [stemOf(word)]));
}

const segmentsOf = (run: string) => Array.from(segmenter.segment(run), ({ segment }) => segment);

function stemOf(word: string): string {
  const plain = word.normalize("NFD").replaceAll(/\p{M}/gu, "");
  const stem = plain.replace(ending, "");
  return stem === plain ? plain.replace(/(?<=[a-z]{3})s$/, "") : stem;
}
