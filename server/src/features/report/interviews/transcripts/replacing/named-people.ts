import { firstNames } from "./first-names.ts";
import { beforeNames } from "./replaced-forms.ts";

export interface NamedPeople {
  /** Which person a name, or a part of it, belongs to: counted from 1. */
  numberOf: ReadonlyMap<string, number>;
  count: number;
}

/** The people that a transcript names: who speaks, who is called Mr or Frau, who is introduced, and whose first name is a common one. */
export function namedPeople(text: string, labels: readonly string[]): NamedPeople {
  const numberOf = new Map<string, number>();
  let count = 0;
  const add = (name: string) => {
    const parts = name.split(/\s+/u).filter((part) => /^\p{Lu}[\p{L}'’-]+$/u.test(part));
    const known = parts.map((part) => numberOf.get(part)).find((number) => number !== undefined);
    const number = known ?? count + 1;
    if (parts.length === 0) return;
    count = Math.max(count, number);
    for (const part of parts) if (!numberOf.has(part)) numberOf.set(part, number);
  };
  for (const label of labels) add(label);
  for (const form of beforeNames) for (const match of text.matchAll(form)) add(withoutOrdinary(match[1] ?? "", text));
  for (const [name] of text.matchAll(/(?<![\p{L}'’-])\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?/gu)) {
    const [first = ""] = name.split(" ");
    if (firstNames.has(first) && !numberOf.has(first)) add(withoutOrdinary(name, text));
  }
  return { numberOf, count };
}

/** The words of a name that are not ordinary ones: those that nobody writes small anywhere else in the text. */
function withoutOrdinary(name: string, text: string): string {
  const [first = "", ...rest] = name.split(/\s+/u);
  const isOrdinary = (word: string) => new RegExp(`(?<!\\p{L})${word.toLowerCase()}(?!\\p{L})`, "u").test(text);
  return [
    ...(isOrdinary(first) && !firstNames.has(first) ? [] : [first]),
    ...rest.filter((word) => !isOrdinary(word)),
  ].join(" ");
}
