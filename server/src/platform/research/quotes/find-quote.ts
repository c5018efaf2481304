import search from "approx-string-match";
import { type ComparableText, comparableText } from "./comparable-text.ts";
import { isArticle, type QuoteWord, quoteWords } from "./quote-words.ts";
import { areSameWords } from "./same-words.ts";
import { isMagnitude, isNegation } from "./telling-words.ts";

/** Of the original text: `text.slice(start, end)` is the quote as it stands there. */
export interface Span {
  start: number;
  end: number;
}

const lengthMax = 4_000;
/** What an ellipsis may leave out. */
const gapMax = 1_000;
/** How many places that look alike are looked at. */
const placesMax = 12;

/**
 * Where a quote stands in a text; null when it does not. Case, quotation marks, dashes, spaces, ligatures, articles and a few slips of the pen (see
 * `areSameWords`; of the whole at most a tenth, and 8 letters) may differ. Numbers, signs, negations and number words may not, and neither may a quote
 * begin right behind a negation or end right before one or before the `million` of its number. What stands around an ellipsis is looked for in its
 * order, and what it leaves out of a sentence holds no negation. A quote of less than three words, or twelve letters where there are no
 * spaces, is not looked for.
 */
export function findQuote(quote: string, text: string): Span | null {
  if (quote.length > lengthMax) return null;
  const page = comparableText(text);
  const whole = findPart(comparableText(quote).text, page, 0);
  const found = whole ?? findParts(quote, page);
  if (!found) return null;
  const [start, end] = [page.starts[found.start], page.ends[found.end - 1]];
  return start === undefined || end === undefined ? null : { start, end };
}

function findParts(quote: string, page: ComparableText): Span | null {
  const parts = quote.split(/[[(]\s*(?:\.{3}|…)\s*[\])]|\.{3,}|…/).filter((part) => /[\p{L}\p{N}]/u.test(part));
  if (parts.length < 2) return null;
  const spans: Span[] = [];
  for (const part of parts) {
    const last = spans.at(-1);
    const found = findPart(comparableText(part).text, page, last?.end ?? 0);
    if (!found || (last && isTellingGap(page.text.slice(last.end, found.start)))) return null;
    spans.push(found);
  }
  const [first, last] = [spans[0], spans.at(-1)];
  return first && last ? { start: first.start, end: last.end } : null;
}

function isTellingGap(gap: string): boolean {
  if (gap.length > gapMax) return true;
  const sentences = gap.split(/[.!?。！？]/u);
  return [sentences[0] ?? "", sentences.at(-1) ?? ""].some(
    (part) => quoteWords(part).some(({ text }) => isNegation(text)) || negatedBefore.test(part) || negatedIn.test(part),
  );
}

function findPart(part: string, page: ComparableText, from: number): Span | null {
  const quote = part.replaceAll(/^[\s*_]+|[\s*_]+$/g, "");
  const words = quoteWords(quote);
  if (!isLongEnough(words)) return null;
  let text = page.text.slice(from);
  for (let place = 0, next = 0; place < placesMax; place += 1) {
    const start = text.indexOf(quote, next);
    if (start < 0) break;
    const span = spanAt(words, page.text, { start: from + start, end: from + start + quote.length });
    if (span && span.start >= from) return span;
    next = start + 1;
  }
  const errors = Math.min(8, Math.floor(quote.length / 10));
  for (let place = 0; place < placesMax / 2 && errors > 0; place += 1) {
    const matches = search(text, quote, errors);
    for (const match of matches.slice(0, placesMax)) {
      const span = spanAt(words, page.text, { start: from + match.start, end: from + match.end });
      if (span && span.start >= from) return span;
    }
    const best = matches[0];
    if (!best) return null;
    // What is nearest by its letters says something else; the right place may be the next one.
    const tried = matches.filter(({ start, end }) => start < best.end && end > best.start);
    const end = Math.max(...tried.map((match) => match.end));
    text = text.slice(0, best.start) + "\0".repeat(end - best.start) + text.slice(end);
  }
  return null;
}

const isLongEnough = (words: QuoteWord[]) =>
  words.filter(({ kind }) => kind === "word" || kind === "number").length >= 3 ||
  words.filter(({ kind }) => kind === "letter").length >= 12;

/** Where the words that were searched for begin and end around a match, which may begin and end within one. */
function spanAt(quote: QuoteWord[], page: string, match: Span): Span | null {
  const words = quoteWords(page, wordStart(page, match.start - 80), match.end + 80);
  const first = words.findIndex(({ end }) => end > match.start);
  const behind = words.findIndex(({ start }) => start >= match.end);
  const last = behind < 0 ? words.length : behind;
  for (const start of [first, first + 1, first - 1]) {
    for (const end of [last, last - 1, last + 1]) {
      if (start < 0 || end > words.length || end <= start) continue;
      const theirs = words.slice(start, end);
      if (areSameWords(quote, theirs)) return isCutOff({ words, start, end }, page) ? null : spanOf(theirs);
    }
  }
  return null;
}

// Looking begins between two words, or a number would be read from its middle.
function wordStart(page: string, at: number): number {
  const space = page.lastIndexOf(" ", Math.max(0, at));
  return at <= 0 || space < 0 ? 0 : space;
}

function spanOf(words: QuoteWord[]): Span | null {
  const [first, last] = [words[0], words.at(-1)];
  return first && last ? { start: first.start, end: last.end } : null;
}

const negatedBefore = /[不未無无非没沒]$|ไม่$|(?:안|못) ?$/u;
const negatedAfter =
  /^[\p{scx=Hira}\p{scx=Han}]{0,3}(?:ない|なく|なかっ|ません|ずに|ざる)|^[\p{scx=Hang}]{0,2} ?(?:않|못|없|아니)/u;
const negatedIn = /[不未無无非没沒]|ない|なく|なかっ|ません|ずに|ไม่|않|못|없|아니/u;

function isCutOff(at: { words: QuoteWord[]; start: number; end: number }, page: string): boolean {
  const before = at.words.slice(0, at.start).findLast((word) => !isArticle(word));
  const first = at.words[at.start];
  const [last, after] = [at.words[at.end - 1], at.words[at.end]];
  if (!first || !last) return true;
  const joined = (from: number, to: number) => /^[\s\p{L}]*$/u.test(page.slice(from, to));
  if (before && isNegation(before.text) && joined(before.end, first.start)) return true;
  if (after && joined(last.end, after.start)) {
    if (isNegation(after.text) || (last.kind === "number" && isMagnitude(after.text))) return true;
  }
  return (
    negatedBefore.test(page.slice(0, first.start).slice(-4)) || negatedAfter.test(page.slice(last.end, last.end + 8))
  );
}
