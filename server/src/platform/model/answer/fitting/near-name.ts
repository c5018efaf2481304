import { plainName } from "../reading/names.ts";

const sharedAtLeast = 6;
const restAtMost = 5;
const oneLetterFrom = 5;

/** Whether two names are forms or spellings of one word: "Politics" and "Political", "skeptical" and "sceptical". */
export function nearName(one: string, other: string): boolean {
  const [first, second] = [plainName(one), plainName(other)];
  const longest = Math.max(first.length, second.length);
  const begun = sharedBeginning(first, second);
  if (begun >= sharedAtLeast && longest - begun <= restAtMost) return true;
  if (Math.min(first.length, second.length) < oneLetterFrom) return false;
  const ended = sharedBeginning(reversed(first.slice(begun)), reversed(second.slice(begun)));
  return longest - begun - ended <= 1;
}

function sharedBeginning(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

const reversed = (text: string) => [...text].reverse().join("");

const grades: Record<string, number> = { low: 1, medium: 2, moderate: 2, high: 3 };

/** Whether a text names a grade from 1 to 3 by its word. */
export const isGradeInWords = (given: string, choice: unknown): boolean => grades[plainName(given)] === choice;
