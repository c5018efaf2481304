/** What a table begins with, so that spreadsheets read it as UTF-8. */
export const byteOrderMark = "\uFEFF";

/**
 * One line of a table after RFC 4180, with its line end. A text that a spreadsheet would take for a formula, because of its first
 * character, gets an apostrophe before it; the full-width forms of such characters count as well, which some of them read alike.
 */
export function csvLine(values: readonly (string | number | null)[]): string {
  return `${values.map(fieldOf).join(",")}\r\n`;
}

function fieldOf(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const harmless = /^[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
