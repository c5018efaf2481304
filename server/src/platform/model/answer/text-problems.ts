import { plainSentences } from "../../drafting/plain-text.ts";

/** A text of an answer with the place where it stands, such as `profiles.2.name`. */
export interface PlacedText {
  place: string;
  text: string;
}

/** Every string of a JSON value with its place, in order. */
export function textsOf(value: unknown, place = ""): PlacedText[] {
  if (typeof value === "string") return [{ place, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, place === "" ? key : `${place}.${key}`));
}

const placeholder = /\blorem ipsum\b|\bplaceholder\b|\[[^\]]*\]|\{\{[^}]*\}\}/giu;
// In capitals only: "todo" is a word of Spanish.
const markedOpen = /\b(?:TBD|TBA|TODO|XXX+)\b/gu;
const address = /https?:\/\/\S+|\bwww\.\S+|[\w.+-]+@[\w-]+\.\w[\w.]*/giu;
const longSentence = 5;

/**
 * What is wrong with the texts of an answer whatever the task: empty ones, placeholders, links and addresses, and sentences
 * that stand twice. What stands in `given`, the input of the task, is the people's own and no problem. `mayBeEmpty` names
 * the last part of places that may stay empty.
 */
export function textProblems(output: unknown, given: unknown, mayBeEmpty: readonly string[] = []): string[] {
  const texts = textsOf(output);
  const known = squeezed(
    textsOf(given)
      .map(({ text }) => text)
      .join(" "),
  );
  const foreign = (text: string, pattern: RegExp) =>
    (text.match(pattern) ?? []).filter((match) => !known.includes(squeezed(match)));
  return [
    ...texts
      .filter(({ place, text }) => text.trim() === "" && !mayBeEmpty.includes(place.split(".").at(-1) ?? ""))
      .map(({ place }) => `${place} is empty. Write it.`),
    ...texts.flatMap(({ place, text }) =>
      [...foreign(text, placeholder), ...foreign(text, markedOpen)].map(
        (match) => `${place} holds the placeholder "${match}". Write what belongs there, or that it is unknown.`,
      ),
    ),
    ...texts.flatMap(({ place, text }) =>
      foreign(text, address).map((match) => `${place} holds the address "${match}". Leave links and addresses out.`),
    ),
    ...repeatedSentences(texts),
  ];
}

function repeatedSentences(texts: readonly PlacedText[]): string[] {
  const placeBySentence = new Map<string, string>();
  const problems: string[] = [];
  for (const { place, text } of texts) {
    for (const sentence of plainSentences(text)) {
      const key = sentence
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, " ")
        .trim();
      if (key.split(" ").length < longSentence) continue;
      const earlier = placeBySentence.get(key);
      if (earlier === undefined) placeBySentence.set(key, place);
      else problems.push(`${place} repeats a sentence of ${earlier}: "${sentence.trim()}". Say something else there.`);
    }
  }
  return problems;
}

/** A problem for every label that occurs twice, whatever its capitals and spaces; `what` names the list. */
export function repeatedLabels(labels: readonly string[], what: string): string[] {
  const seen = new Set<string>();
  return labels.flatMap((label) => {
    const key = squeezed(label);
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    return [`"${label}" occurs twice among the ${what}. Make each of them different.`];
  });
}

const squeezed = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
