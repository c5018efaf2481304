/** Entries that were written in one string, separated by commas. Keeps long lists of short words readable. */
export function wordList(entries: string): readonly string[] {
  return entries
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
}
