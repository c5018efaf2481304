import { isArticle, type QuoteWord } from "./quote-words.ts";
import { isCount, isMagnitude, isNegation } from "./telling-words.ts";

/**
 * Whether two rows of words say the same, word by word: the same numbers, signs and negations, and for the rest words that differ by no more than a slip.
 * A slip is one letter in a word of five to eight and two in a longer one, never the first, because `increase` and `decrease`, `million` and `billion`
 * are as near to each other; or a space within a word. Articles do not count.
 */
export function areSameWords(ownWords: readonly QuoteWord[], theirWords: readonly QuoteWord[]): boolean {
  const [ours, theirs] = [ownWords, theirWords].map((words) => words.filter((word) => !isArticle(word)));
  if (!ours || !theirs) return false;
  let [own, their] = [0, 0];
  while (own < ours.length && their < theirs.length) {
    const [a, nextA, b, nextB] = [ours[own], ours[own + 1], theirs[their], theirs[their + 1]];
    if (!a || !b) return false;
    if (isSame(a, b, [nextA, nextB])) {
      own += 1;
      their += 1;
    } else if (isJoined(a, nextA, b)) {
      own += 2;
      their += 1;
    } else if (isJoined(b, nextB, a)) {
      own += 1;
      their += 2;
    } else return false;
  }
  return own === ours.length && their === theirs.length;
}

function isSame(a: QuoteWord, b: QuoteWord, next: (QuoteWord | undefined)[]): boolean {
  if (a.kind !== b.kind) return false;
  if (a.text === b.text) return true;
  if (a.kind === "number") return isSameNumber(a.text, b.text, next);
  return a.kind === "word" && isSlip(a.text, b.text);
}

const grouped = /^[1-9]\d{0,2}(?:[.,' ]\d{3})+$/;
const groupedWithDecimals =
  /^(?<whole>[1-9]\d{0,2}(?:(?<mark>[.,' ])\d{3})(?:\k<mark>\d{3})*)(?!\k<mark>)[.,](?<rest>\d+)$/;

// `1.234 million` is hardly 1234 million: before a magnitude a point is as it stands.
function isSameNumber(a: string, b: string, next: (QuoteWord | undefined)[]): boolean {
  if (next.some((word) => word && isMagnitude(word.text))) return decimals(a) === decimals(b);
  return plain(a) === plain(b);
}

const decimals = (number: string) => (/^\d+[.,]\d{1,2}$/.test(number) ? number.replace(",", ".") : number);

function plain(number: string): string {
  if (grouped.test(number)) return digits(number);
  const { whole, rest } = groupedWithDecimals.exec(number)?.groups ?? {};
  return whole && rest ? `${digits(whole)}.${rest}` : number.replaceAll(",", ".");
}

const digits = (number: string) => number.replaceAll(/\D/g, "");

const alphabets = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]+$/u;

function isSlip(a: string, b: string): boolean {
  if (isNegation(a) !== isNegation(b) || isCount(a) || isCount(b)) return false;
  if (a[0] !== b[0] || !alphabets.test(a) || !alphabets.test(b)) return false;
  const length = Math.min(a.length, b.length);
  if (length < 5) return false;
  return distance(a, b) <= (length < 9 ? 1 : 2);
}

function isJoined(first: QuoteWord, second: QuoteWord | undefined, whole: QuoteWord): boolean {
  const parts = [first, second];
  const isPlain = parts.every((part) => part?.kind === "word" && part.text.length > 2 && !isNegation(part.text));
  return isPlain && whole.kind === "word" && `${first.text}${second?.text}` === whole.text;
}

/** Letters to insert, leave out, change, or swap with their neighbour, until one word is the other. */
function distance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const changed = (last[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      const inserted = Math.min(last[column] ?? 0, current[column - 1] ?? 0) + 1;
      const isSwap = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const swapped = isSwap && row > 1 && column > 1 ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      current.push(Math.min(changed, inserted, swapped));
    }
    [beforeLast, last] = [last, current];
  }
  return last[b.length] ?? 0;
}
