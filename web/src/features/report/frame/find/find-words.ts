/** A text around what was found in it: said before, found, said behind. */
export interface Excerpt {
  before: string;
  found: string;
  after: string;
}

const lettersAround = 60;

/** Where a text holds the words, in whichever case and with or without accents; undefined where it does not. */
export function excerptOf(text: string, words: string): Excerpt | undefined {
  const [plain, starts] = folded(text);
  const [sought] = folded(words.trim());
  const at = sought ? plain.indexOf(sought) : -1;
  if (at < 0) return undefined;
  const [begin, end] = [starts[at] ?? 0, starts[at + sought.length] ?? text.length];
  return {
    before: shortenedBefore(text.slice(0, begin)),
    found: text.slice(begin, end),
    after: shortenedAfter(text.slice(end)),
  };
}

/** Without case and accents, and where each of its letters began in the text: folding changes lengths. */
function folded(text: string): [plain: string, starts: number[]] {
  let [plain, at]: [string, number] = ["", 0];
  const starts: number[] = [];
  for (const letter of text) {
    const simple = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    for (let index = 0; index < simple.length; index += 1) starts.push(at);
    plain += simple;
    at += letter.length;
  }
  return [plain, starts];
}

const shortenedBefore = (text: string) =>
  text.length > lettersAround ? `…${text.slice(-lettersAround).replace(/^\S*\s/, "")}` : text;

const shortenedAfter = (text: string) =>
  text.length > lettersAround ? `${text.slice(0, lettersAround).replace(/\s\S*$/, "")}…` : text;
