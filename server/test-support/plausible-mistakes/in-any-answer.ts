import { seededBelow } from "../model-server/seeded.ts";

/** A small mistake that a model makes in the JSON of any answer. `seed` chooses where; the same value comes back where it cannot be made. */
export interface AnyMistake {
  name: string;
  spoil(answer: unknown, seed: string): unknown;
}

type Place = readonly (string | number)[];

function placesOf(value: unknown, fits: (part: unknown, place: Place) => boolean, place: Place = []): Place[] {
  const own = fits(value, place) ? [place] : [];
  if (typeof value !== "object" || value === null) return own;
  const keys = Array.isArray(value) ? value.keys() : Object.keys(value);
  return [...own, ...[...keys].flatMap((key) => placesOf(Reflect.get(value, key), fits, [...place, key]))];
}

function changedAt(value: unknown, [key, ...rest]: Place, change: (part: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  if (typeof value !== "object" || value === null) return value;
  const inner = changedAt(Reflect.get(value, key), rest, change);
  return Array.isArray(value) ? value.with(Number(key), inner) : { ...value, [key]: inner };
}

/** Changes one of the parts that fit. */
const inOne =
  (fits: (part: unknown, place: Place) => boolean, change: (part: never) => unknown): AnyMistake["spoil"] =>
  (answer, seed) => {
    const places = placesOf(answer, fits);
    const place = places[seededBelow(Math.max(1, places.length), seed)];
    return place === undefined ? answer : changedAt(answer, place, change as (part: unknown) => unknown);
  };

const isText = (part: unknown): part is string => typeof part === "string" && part.includes(" ");
const isChoice = (part: unknown): part is string =>
  typeof part === "string" && part !== "" && /^[A-Za-z]+( [A-Z][a-z]+)?$/u.test(part);
const isNumber = (part: unknown) => typeof part === "number";
const isLongList = (part: unknown) => Array.isArray(part) && part.length > 1;
const isItem = (part: unknown, place: Place) =>
  typeof part === "object" && part !== null && typeof place.at(-1) === "number";

const keysChanged =
  (change: (key: string) => string) =>
  (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(keysChanged(change));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [change(key), keysChanged(change)(part)]));
  };

/** Mistakes in what is said. */
export const mistakesInAnyAnswer: readonly AnyMistake[] = [
  { name: "a number as text", spoil: inOne(isNumber, (part: number) => String(part)) },
  { name: "a number with its unit", spoil: inOne(isNumber, (part: number) => `${part} %`) },
  { name: "a number out of ten", spoil: inOne(isNumber, (part: number) => (part <= 10 ? `${part}/10` : part)) },
  { name: "a number as a sentence", spoil: inOne(isNumber, (part: number) => `about ${part}`) },
  { name: "a word in capitals", spoil: inOne(isChoice, (part: string) => part.toUpperCase()) },
  { name: "a word in small letters", spoil: inOne(isChoice, (part: string) => part.toLowerCase()) },
  { name: "a word with a remark", spoil: inOne(isChoice, (part: string) => `${part} (mostly)`) },
  { name: "a word with a stop", spoil: inOne(isChoice, (part: string) => `${part}.`) },
  { name: "an item twice", spoil: inOne(isLongList, (part: unknown[]) => [...part, part[0]]) },
  { name: "an item missing", spoil: inOne(isLongList, (part: unknown[]) => part.slice(0, -1)) },
  { name: "an empty item", spoil: inOne(isLongList, (part: unknown[]) => [...part, {}]) },
  { name: "nothing for an item", spoil: inOne(isLongList, (part: unknown[]) => part.with(-1, null)) },
  { name: "a list as a map", spoil: inOne(isLongList, (part: unknown[]) => ({ ...part })) },
  { name: "an item without its last property", spoil: inOne(isItem, (part: object) => withoutLast(part)) },
  { name: "an item with a remark", spoil: inOne(isItem, (part: object) => ({ ...part, comment: "As asked." })) },
  { name: "null for a text", spoil: inOne(isText, () => null) },
  { name: "an empty text", spoil: inOne(isText, () => "") },
  { name: "a text in bold", spoil: inOne(isText, (part: string) => `**${part}**`) },
  { name: "a bullet before a text", spoil: inOne(isText, (part: string) => `- ${part}`) },
  { name: "a number before a text", spoil: inOne(isText, (part: string) => `1. ${part}`) },
  { name: "a text in quotation marks", spoil: inOne(isText, (part: string) => `“${part}”`) },
  { name: "a text as a list", spoil: inOne(isText, (part: string) => [part]) },
  { name: "a text said twice", spoil: inOne(isText, (part: string) => `${part} ${part}`) },
  { name: "a placeholder", spoil: inOne(isText, (part: string) => `${part} Source: [company report].`) },
  { name: "an address", spoil: inOne(isText, (part: string) => `${part} See https://www.invented.example/report.`) },
  { name: "an invented share", spoil: inOne(isText, (part: string) => `${part} This holds for 37% of them.`) },
  { name: "an invented amount", spoil: inOne(isText, (part: string) => `${part} They spend $4,350 on it a year.`) },
  { name: "a text of one more sentence", spoil: inOne(isText, (part: string) => `${part} It matters to all of them.`) },
  { name: "names with underscores", spoil: (answer) => keysChanged(underscored)(answer) },
  {
    name: "names with capitals",
    spoil: (answer) => keysChanged((key) => key.charAt(0).toUpperCase() + key.slice(1))(answer),
  },
  { name: "one more key around it", spoil: (answer) => ({ result: answer }) },
  { name: "a list around it", spoil: (answer) => [answer] },
  { name: "a property nobody asked for", spoil: (answer) => ({ ...Object(answer), notes: "As asked." }) },
];

const underscored = (key: string) => key.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);

function withoutLast(part: object): object {
  return Object.fromEntries(Object.entries(part).slice(0, -1));
}
