/** A word, number or sign of a comparable text. */
export interface QuoteWord {
  text: string;
  start: number;
  end: number;
  /** `letter`: one of a script that sets no spaces between words. */
  kind: "word" | "number" | "letter" | "sign";
}

const number = String.raw`(?<number>\d{1,3}(?:[.,' ]\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)*)`;
const letter = String.raw`(?<letter>[[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]&&[\p{L}\p{M}]])`;
const word = String.raw`(?<word>[\p{L}\p{M}](?:[\p{L}\p{M}\p{N}]|[\-'](?=[\p{L}\p{N}]))*)`;
const sign = String.raw`(?<sign>[%‰€$£¥₹<>≤≥±°½¼¾⁰¹²³⁴⁵⁶⁷⁸⁹]|(?<![\p{L}\p{N}%]|[\p{N}%] )-(?=\d))`;
const anything = new RegExp([number, letter, word, sign].join("|"), "gv");
const kinds = ["number", "letter", "word", "sign"] as const;

/** Articles, which come and go without a change of meaning. */
const articles = new Set(["the", "a", "an", "der", "das", "den", "dem", "el", "la", "le", "les", "il"]);
export const isArticle = (word: QuoteWord): boolean => articles.has(word.text);

/** The words of a part of a comparable text. `don't` and `cannot` are two, as they are when they are written out. */
export function quoteWords(text: string, from = 0, to = text.length): QuoteWord[] {
  const words: QuoteWord[] = [];
  anything.lastIndex = from;
  for (let found = anything.exec(text); found && found.index < to; found = anything.exec(text)) {
    const { groups = {}, index: start } = found;
    const kind = kinds.find((name) => groups[name] !== undefined) ?? "sign";
    const whole: QuoteWord = { text: found[0], start, end: start + found[0].length, kind };
    words.push(...(kind === "word" ? apart(whole) : [whole]));
  }
  return words;
}

function apart({ text, start, end }: QuoteWord): QuoteWord[] {
  const negated = /^(?<verb>can(?=not$)|wo(?=n't$)|ca(?=n't$)|\p{L}+(?=n't$))(?:n't|not)$/u.exec(text);
  const verb = negated?.groups?.verb;
  if (verb === undefined) return [{ text: text.replaceAll(/[-']/g, ""), start, end, kind: "word" }];
  const full = { ca: "can", wo: "will" }[verb] ?? verb;
  const middle = start + verb.length;
  return [
    { text: full, start, end: middle, kind: "word" },
    { text: "not", start: middle, end, kind: "word" },
  ];
}
