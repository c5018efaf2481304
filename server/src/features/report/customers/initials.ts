/** The initials of a name: the first letters of its first and last word, in capitals. */
export function initialsOf(name: string): string {
  const letters = name
    .split(/\s+/u)
    .map((word) => /[\p{L}\p{N}]\p{M}*/u.exec(word)?.[0] ?? "")
    .filter(Boolean);
  const ends = letters.length > 1 ? [letters[0], letters.at(-1)] : letters;
  return ends.join("").toLocaleUpperCase("en");
}
