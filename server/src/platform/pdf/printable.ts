/** Longest run of letters without a place to break, in characters. */
const longestRun = 28;

// Private letters, unassigned ones and lone surrogates have no shape; what turns the direction of others could pretend another text.
const shapeless =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u00AD\u061C\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/gu;
const pictures =
  /[\u{1F000}-\u{1FAFF}\u{E0000}-\u{E007F}]|[\uFE00-\uFE0F]|\u20E3|(?=\p{Emoji_Presentation})[\u2300-\u2BFF]/gu;
// More than a few marks on one letter climb over the lines above.
const heapedMarks = /(\p{M}{4})\p{M}+/gu;
const runs = new RegExp(
  `[^\\s\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\u200B]{${longestRun + 1},}`,
  "gu",
);

/**
 * The text as it can be set: one line, without what has no shape in print (control and hidden letters, pictures), and with places to break in what
 * would leave the page.
 */
export function printable(text: string): string {
  return text
    .toWellFormed()
    .normalize("NFC")
    .replaceAll(/[\s\u2028\u2029]+/gu, " ")
    .replaceAll(shapeless, "")
    .replaceAll(pictures, "")
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

/** Everything that is text in `value`, printable; addresses are left as they are. */
export function printableTexts<Value>(value: Value): Value {
  return walk(value, "") as Value;
}

function walk(value: unknown, key: string): unknown {
  if (typeof value === "string") return exact.has(key) ? value : breakable(printable(value));
  if (Array.isArray(value)) return value.map((each) => walk(each, key));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, walk(each, name)]));
}

const exact = new Set(["kind", "tone", "align", "language", "madeAt", "address"]);
