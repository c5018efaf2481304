const segmenter = new Intl.Segmenter("und", { granularity: "word" });
/** On either side; a quote is read with sixty words around it. */
const mostWords = 30;
/** More than thirty words of any language take. */
const reach = 1500;

export interface WordsAround {
  before: string;
  after: string;
  isFound: boolean;
}

/** The words of a kept copy around a quote that stands there letter by letter; none where it does not. */
export function wordsAround(quote: string, text: string | undefined): WordsAround {
  const at = quote === "" ? -1 : (text?.indexOf(quote) ?? -1);
  if (text === undefined || at < 0) return { before: "", after: "", isFound: false };
  const end = at + quote.length;
  const before = wordsOf(text.slice(Math.max(0, at - reach), at));
  const after = wordsOf(text.slice(end, end + reach));
  return {
    before: before.slice(firstOf(before)).join("").trimStart(),
    after: after
      .slice(0, after.length - firstOf(after.toReversed()))
      .join("")
      .trimEnd(),
    isFound: true,
  };
}

const wordsOf = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment);

/** Where the last thirty words of a list of words and what stands between them begin. */
function firstOf(words: readonly string[]): number {
  let left = mostWords;
  const first = words.findLastIndex((word) => {
    if (/[\p{L}\p{N}]/u.test(word)) left -= 1;
    return left < 0;
  });
  return first + 1;
}
