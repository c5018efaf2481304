import { eachText } from "./each-text.ts";
import { type FindMissing, nameMissing } from "./missing-letters.ts";
import type { PrintedDocument } from "./printed-document.ts";

/** Longest run of letters without a place to break, in characters. */
const longestRun = 28;

// Private letters, unassigned ones and lone surrogates have no shape; what turns the direction of others could pretend another text.
const shapeless =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u00AD\u061C\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFD]/gu;
// How a picture or a letter should look: there is one way alone.
const variants = /[\u{1F3FB}-\u{1F3FF}\u{E0000}-\u{E007F}]|[\u{E0100}-\u{E01EF}]|[\uFE00-\uFE0F]|\u20E3/gu;
// More than a few marks on one letter climb over the lines above.
const heapedMarks = /(\p{M}{4})\p{M}+/gu;
const runs = new RegExp(
  `[^\\s\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\u200B]{${longestRun + 1},}`,
  "gu",
);

/**
 * The text as it can be set: one line, without what has no shape in print (control and hidden letters), and with places to break in what
 * would leave the page.
 */
export function printable(text: string): string {
  return text
    .toWellFormed()
    .normalize("NFC")
    .replaceAll(/[\s\u2028\u2029]+/gu, " ")
    .replaceAll(shapeless, "")
    .replaceAll(variants, "")
    .replaceAll(heapedMarks, "$1")
    .replaceAll(/ {2,}/g, " ")
    .trim();
}

/** The text with places to break in runs that would leave the page. Letters and their marks stay together. */
export function breakable(text: string): string {
  return text.replaceAll(runs, (run) => {
    const letters = Array.from(new Intl.Segmenter("en").segment(run), ({ segment }) => segment);
    const parts: string[] = [];
    for (let at = 0; at < letters.length; at += longestRun) parts.push(letters.slice(at, at + longestRun).join(""));
    return parts.join("\u200B");
  });
}

/** The document as it can be set: all texts printable, and what no font has named in brackets. */
export const printableDocument = (document: PrintedDocument, findMissing: FindMissing): PrintedDocument =>
  eachText(nameMissing(eachText(document, printable), findMissing), breakable);
