const segmenter = new Intl.Segmenter("und", { granularity: "word" });
const sentences = new Intl.Segmenter("und", { granularity: "sentence" });
/** On either side; a quote is read with sixty words around it. */
const mostWords = 30;
/** More than thirty words of any language take. */
const reach = 1500;

export interface WordsAround {
  before: string;
  after: string;
  isFound: boolean;
}

/**
 * The words of a kept copy around a quote that stands there letter by letter, thirty on either side or as many whole sentences as they hold; none where it
 * does not.
 */
export function wordsAround(quote: string, text: string | undefined): WordsAround {
  const at = quote === "" ? -1 : (text?.indexOf(quote) ?? -1);
  if (text === undefined || at < 0) return { before: "", after: "", isFound: false };
  const end = at + quote.length;
  const before = wordsOf(text.slice(Math.max(0, at - reach), at));
  const after = wordsOf(text.slice(end, end + reach));
  const first = firstOf(before);
  const last = after.length - firstOf(after.toReversed());
  return {
    before: fromSentence(before.slice(first).join(""), first > 0).trimStart(),
    after: toSentence(after.slice(0, last).join(""), last < after.length).trimEnd(),
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

/** From where a sentence begins, when words are left out before it and one does. */
function fromSentence(words: string, isCut: boolean): string {
  const [, second] = isCut ? sentencesOf(words) : [];
  return second ? words.slice(second.index) : words;
}

/** To where a sentence ends, when words are left out behind it and one does. */
function toSentence(words: string, isCut: boolean): string {
  const found = isCut ? sentencesOf(words) : [];
  return found.length > 1 ? words.slice(0, found.at(-1)?.index) : words;
}

const sentencesOf = (words: string) => [...sentences.segment(words)].filter(({ segment }) => segment.trim() !== "");
