/** What stands where nobody has said anything. */
const nothing = "(nothing said)";

// Without a width of their own, or turning the order of letters around: they hide words from people.
const unseen = /[\u200b\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/gu;
// Every control character counts as the end of a line, since somebody might read it as one.
const lineEnds = /[\p{Cc}\p{Zl}\p{Zp}]+/u;

/** The lines of a text that hold something. */
const linesOf = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(unseen, "")
    .replaceAll("\t", " ")
    .split(lineEnds)
    .map((line) => line.trim())
    .filter((line) => line !== "");

/**
 * A text that people typed, or that was written from such a text, as part of a prompt: every line of it begins with ">", so that nothing in it
 * passes for a heading, another field, an instruction or the end of the quotation. The rules of every prompt say what ">" means.
 */
export function fenced(text: string): string {
  const lines = linesOf(text);
  return (lines.length > 0 ? lines : [nothing]).map((line) => `> ${line}`).join("\n");
}

/** Texts of a list, quoted in one line each, so that none passes for two. */
export function fencedItems(texts: readonly string[]): string {
  const items = texts.map((text) => linesOf(text).join(" / "));
  return (items.length > 0 ? items : [nothing]).map((item) => `> - ${item === "" ? nothing : item}`).join("\n");
}

/** A text below the name of its field. */
export const fencedField = (name: string, text: string): string => `${name}:\n${fenced(text)}`;
