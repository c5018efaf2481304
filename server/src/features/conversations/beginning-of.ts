/**
 * The beginning of a text as one line of at most so many signs, with an ellipsis where it goes on: up to the end of a word, or within one where the script has no
 * spaces, or a word is longer than half of the room.
 */
export function beginningOf(content: string, length: number): string {
  const text = content.replace(/\s+/gu, " ").trim();
  if (text.length <= length) return text;
  const end = text.lastIndexOf(" ", length - 1);
  // Half of a letter that takes two places is none.
  return `${text.slice(0, end > length / 2 ? end : length - 1).replace(/\p{Cs}$/u, "")}…`;
}
