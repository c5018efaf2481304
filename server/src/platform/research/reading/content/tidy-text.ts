/** Characters of a text at most. */
const longestText = 200_000;

/** Control characters, and those that hide text or turn its direction. */
const controls =
  /[\p{Cc}\p{Co}\p{Cs}\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFC]|[\u{E0000}-\u{E007F}]/gu;
/** Signs that choose a shape: more than one on a letter says something else. */
const heapedSelectors = /([\uFE00-\uFE0F\u{E0100}-\u{E01EF}])[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]+/gu;

/** One line of plain words, of so many characters at most. */
export function tidyLine(text: string, longest = Number.POSITIVE_INFINITY): string {
  const line = text
    .toWellFormed()
    .normalize("NFC")
    .replaceAll(/[\s\u0085\u2028\u2029]+/gu, " ")
    .replaceAll(controls, "")
    .replaceAll(heapedSelectors, "$1")
    .replaceAll(/ {2,}/g, " ")
    .trim();
  return line.length > longest
    ? `${line
        .slice(0, longest - 1)
        .toWellFormed()
        .replace(/\uFFFD$/, "")
        .trimEnd()}…`
    : line;
}

/** Paragraphs of plain words with an empty line between; lines within a paragraph stay lines. */
export function tidyText(paragraphs: readonly string[]): string {
  return paragraphs
    .map((paragraph) =>
      paragraph
        .split("\n")
        .map((line) => tidyLine(line))
        .filter(Boolean)
        .join("\n"),
    )
    .filter(Boolean)
    .join("\n\n");
}

/** A tidy text up to the last paragraph that fits; of one that is too long itself, what fits up to a space. */
export function shortened(text: string): string {
  if (text.length <= longestText) return text;
  const end = text.lastIndexOf("\n\n", longestText);
  if (end > 0) return text.slice(0, end);
  const space = text.lastIndexOf(" ", longestText);
  return text.slice(0, space > 0 ? space : longestText).toWellFormed();
}
