import { signsOutsideStrings } from "./json-text.ts";

/**
 * The beginning of a JSON text that broke off, up to the last thing that is whole: what was being written when it ended is left out, so
 * that no word or number is kept in half. Brackets stay open.
 */
export function wholeItems(text: string): string {
  let end = 0;
  for (const { at, sign } of signsOutsideStrings(text)) {
    if (sign === ",") end = at;
    else if (sign === "}" || sign === "]") end = at + 1;
  }
  return textAtEnd.test(text) ? text : text.slice(0, end);
}

// The text of a property that has its closing quote.
const textAtEnd = /:\s*"(?:[^"\\]|\\.)*"\s*$/u;

/** Whether brackets of a JSON text are still open at its end. */
export function isBrokenOff(text: string): boolean {
  let depth = 0;
  for (const { sign } of signsOutsideStrings(text)) if (sign !== ",") depth += sign === "{" || sign === "[" ? 1 : -1;
  return depth > 0;
}
