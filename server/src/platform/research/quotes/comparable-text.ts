/** Letters and digits of ASCII, by their code: nearly all of a long page. */
const usualLetters = new Map(
  Array.from("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,", (letter) => [
    letter.charCodeAt(0),
    letter.toLowerCase(),
  ]),
);

/** A text in a form in which spelling no longer differs, and where each of its characters comes from. */
export interface ComparableText {
  text: string;
  /** For each code unit of `text`, where what it stands for begins and ends in the original. */
  starts: number[];
  ends: number[];
}

const quotationMarks = new Set("'\"`´‘’‚‛“”„‟«»‹›′″＇＂「」『』");
const dashes = new Set("-‐‑‒–—―−﹣－");
const isSpace = /\s/u;
const isInvisible = /\p{Cf}/u;
const mark = /\p{M}/u;
/** Of a number in brackets: a reference that is left out when a sentence is quoted. */
const reference = /^\[\d{1,3}\]/;
const brokenWord = /^-[ \t]*\r?\n\s*(?=\p{Ll})/u;
const superscripts = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/**
 * The text in lower case, with one kind of apostrophe, dash and space, without quotation marks, ligatures, soft hyphens, what is not seen, hyphens at the
 * end of a line and references such as `[3]`.
 */
export function comparableText(original: string): ComparableText {
  const units: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  for (let at = 0; at < original.length; ) {
    const usual = usualLetters.get(original.charCodeAt(at));
    if (usual !== undefined && !isMarked(original, at + 1)) {
      units.push(usual);
      starts.push(at);
      at += 1;
      ends.push(at);
      continue;
    }
    const { skipped, shown } = unitAt(original, at, units.at(-1) ?? " ");
    for (const unit of shown.split("")) {
      units.push(unit);
      starts.push(at);
      ends.push(at + skipped);
    }
    at += skipped;
  }
  return { text: units.join(""), starts, ends };
}

/** Whether an accent stands at a place, which belongs to the letter before it. */
const isMarked = (original: string, at: number) =>
  original.charCodeAt(at) >= 0x300 && mark.test(String.fromCodePoint(original.codePointAt(at) ?? 0));

/** How much of the original the next step takes, and what is shown of it. */
function unitAt(original: string, at: number, before: string): { skipped: number; shown: string } {
  const point = original.codePointAt(at) ?? 0;
  const character = String.fromCodePoint(point);
  if (isSpace.test(character)) return { skipped: 1, shown: before === " " ? "" : " " };
  if (character === "[") {
    const found = reference.exec(original.slice(at, at + 5));
    if (found) return { skipped: found[0].length, shown: "" };
  }
  if (dashes.has(character)) {
    const broken = character === "-" && /\p{L}/u.test(before) ? brokenWord.exec(original.slice(at, at + 80)) : null;
    return broken ? { skipped: broken[0].length, shown: "" } : { skipped: 1, shown: "-" };
  }
  if (quotationMarks.has(character)) {
    const isWithin = /[\p{L}\p{N}]/u.test(before) && /^[\p{L}\p{N}]/u.test(original.slice(at + 1, at + 3));
    return { skipped: 1, shown: isWithin ? "'" : "" };
  }
  if (point < 128 && !isMarked(original, at + 1)) return { skipped: 1, shown: character.toLowerCase() };
  if (isInvisible.test(character)) return { skipped: character.length, shown: "" };
  const power = superscripts.indexOf(character);
  if (power >= 0) return { skipped: 1, shown: shownPower(character, power, before) };
  let end = at + character.length;
  while (isMarked(original, end)) end += 1;
  return { skipped: end - at, shown: withoutSpaces(original.slice(at, end).normalize("NFKC").toLowerCase()) };
}

// Behind a digit it is a power, behind a metre an area or a volume, behind anything else a footnote.
function shownPower(character: string, power: number, before: string): string {
  if (/[\d⁰¹²³⁴⁵⁶⁷⁸⁹]/.test(before)) return character;
  return before === "m" ? String(power) : "";
}

// Some accents stand alone as a space and a mark when they are taken apart.
const withoutSpaces = (text: string) => text.replaceAll(/\s/gu, "");
