import { hash } from "node:crypto";
import { seededBelow } from "./seeded.ts";
import type { WireSchema } from "./wire-schema.ts";
import { sentence, title } from "./words.ts";

const titleNames = /^(name|title|label|headline|heading|term|tag)$|(Name|Title|Label|_name|_title)$/;

/** Where a value stands. */
export interface Place {
  /** Another seed makes another value. */
  seed: string;
  /** The nearest property's. */
  name: string;
}

/** A string of the schema's format, pattern and length. Throws for a pattern it knows no example of. */
export function stringFrom(schema: WireSchema, topics: readonly string[], { seed, name }: Place): string {
  const { format, pattern } = schema;
  if (typeof format === "string" && format in examplesByFormat) return exampleOfFormat(format, seed);
  const fewest = typeof schema.minLength === "number" ? schema.minLength : 1;
  const most = typeof schema.maxLength === "number" ? schema.maxLength : Number.POSITIVE_INFINITY;
  const text = fitted(titleNames.test(name) ? title(topics, seed) : sentence(topics, seed), { fewest, most }, (turn) =>
    sentence(topics, `${seed}/${turn}`),
  );
  if (typeof pattern !== "string") return text;
  const expression = new RegExp(pattern, "u");
  const match = [text, ...patternExamples(seed)].find((example) => expression.test(example));
  if (match === undefined) throw new Error(`No example is known for the pattern ${pattern}.`);
  return match;
}

interface Lengths {
  fewest: number;
  most: number;
}

function fitted(text: string, { fewest, most }: Lengths, more: (turn: number) => string): string {
  let long = text;
  for (let turn = 1; long.length < fewest; turn += 1) long = `${long} ${more(turn)}`;
  if (long.length <= most) return long;
  const cut = long.slice(0, most);
  const atWord = cut.slice(0, cut.lastIndexOf(" ")).trimEnd();
  return atWord.length >= Math.max(1, fewest) ? atWord : cut.trimEnd().padEnd(fewest, "x");
}

const examplesByFormat: Record<string, (seed: string) => string> = {
  uri: (seed) => `https://example.com/${hex(seed, 8)}`,
  url: (seed) => `https://example.com/${hex(seed, 8)}`,
  email: (seed) => `person.${hex(seed, 6)}@example.com`,
  hostname: (seed) => `${hex(seed, 6)}.example.com`,
  ipv4: (seed) => `192.0.2.${seededBelow(255, seed)}`,
  ipv6: (seed) => `2001:db8::${hex(seed, 4)}`,
  uuid: (seed) => hex(seed, 32).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-4$3-a$4-$5"),
  date: (seed) => `2031-0${1 + seededBelow(9, seed)}-1${seededBelow(10, seed)}`,
  time: (seed) => `1${seededBelow(10, seed)}:30:00Z`,
  "date-time": (seed) => `2031-0${1 + seededBelow(9, seed)}-1${seededBelow(10, seed)}T10:30:00Z`,
  duration: (seed) => `P${1 + seededBelow(30, seed)}D`,
};

function exampleOfFormat(format: string, seed: string): string {
  const example = examplesByFormat[format];
  if (example === undefined) throw new Error(`No example is known for the format ${format}.`);
  return example(seed);
}

function patternExamples(seed: string): string[] {
  const digit = String(1 + seededBelow(9, seed));
  const letters = hex(seed, 8).replace(/\d/g, "k");
  return [
    letters,
    letters.toUpperCase(),
    letters.slice(0, 2).toUpperCase(),
    letters.slice(0, 3).toUpperCase(),
    `${letters}-${digit}`,
    `${letters}_${digit}`,
    digit,
    `${digit}0`,
    `203${digit}`,
    `203${digit}-05`,
    `203${digit}-05-17`,
    `1${digit}:30`,
    `#${hex(seed, 6)}`,
    `${letters}.example.com`,
    ...Object.values(examplesByFormat).map((example) => example(seed)),
  ];
}

function hex(seed: string, length: number): string {
  return hash("sha256", seed).slice(0, length);
}
