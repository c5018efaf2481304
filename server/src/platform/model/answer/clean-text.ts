// Control characters except newline and tab. PostgreSQL rejects NUL in text and JSONB; the others have no place in a page.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const controlCharacters = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/**
 * Removes control characters (newline and tab stay) and halves of surrogate pairs from every string in a JSON value,
 * and spaces around each string. Model output is untrusted: this makes it storable, not true.
 */
export function cleanText<Value>(value: Value): Value;
export function cleanText(value: unknown): unknown {
  if (typeof value === "string") return value.replace(controlCharacters, "").toWellFormed().trim();
  if (Array.isArray(value)) return value.map((item) => cleanText(item));
  if (value !== null && typeof value === "object") {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cleanText(item)]));
  }
  return value;
}
