import { jsonrepair } from "jsonrepair";
import type { JsonSchema } from "../json-schema.ts";
import { isApology } from "./apology.ts";
import { jsonTexts } from "./json-text.ts";
import { unwrapped } from "./unwrapped.ts";
import { isBrokenOff, wholeItems } from "./whole-items.ts";

/** The JSON value of an answer, or why there is none. `isBrokenOff`: it ended in the middle, only what is whole is in `value`. */
export type ReadAnswer =
  | { value: unknown; isBrokenOff: boolean; isRepaired: boolean }
  | { value?: undefined; missing: "nothing" | "apology" | "json" };

/**
 * Reads the JSON value from what a model wrote, in whatever it is wrapped: thoughts, Markdown, words before and after, another key.
 * Commas too many, single quotes, comments and the like are put right. Never throws.
 */
export function readAnswer(text: string, schema: JsonSchema): ReadAnswer {
  const candidates = jsonTexts(text);
  for (const candidate of candidates) {
    const value = parsed(candidate);
    if (value !== undefined && isAnswer(value))
      return { value: unwrapped(value, schema), isBrokenOff: false, isRepaired: false };
  }
  for (const candidate of candidates) {
    const brokenOff = isBrokenOff(candidate);
    const value = repaired(brokenOff ? wholeItems(candidate) : candidate);
    if (value !== undefined && isAnswer(value))
      return { value: unwrapped(value, schema), isBrokenOff: brokenOff, isRepaired: true };
  }
  if (text.trim() === "") return { missing: "nothing" };
  return { missing: isApology(text) ? "apology" : "json" };
}

// A text inside of quotes can be JSON once more; other single values answer nothing.
const isAnswer = (value: unknown) =>
  typeof value === "string" ? /^\s*[[{]/u.test(value) : typeof value === "object" && value !== null;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function repaired(text: string): unknown {
  try {
    return JSON.parse(jsonrepair(text));
  } catch {
    return undefined;
  }
}
