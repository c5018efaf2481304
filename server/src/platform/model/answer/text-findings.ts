import { plainSentences } from "../../drafting/plain-text.ts";
import { type Finding, refuse } from "./findings.ts";

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
 * the last part of places that may stay empty. Places are those in `output`: give the answer as it is, or parts under their own names.
 */
export function textFindings(output: unknown, given: unknown, mayBeEmpty: readonly string[] = []): Finding[] {
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
      .map(({ place }) => refuse("empty-text", place, `${place} is empty. Write it.`)),
    ...texts.flatMap(({ place, text }) =>
      [...foreign(text, placeholder), ...foreign(text, markedOpen)].map((match) =>
        refuse("placeholder", place, {
          problem: `${place} holds the placeholder "${match}". Write what belongs there, or that it is unknown.`,
          words: match,
        }),
      ),
    ),
    ...texts.flatMap(({ place, text }) =>
      foreign(text, address).map((match) =>
        refuse("invented-address", place, {
          problem: `${place} holds the address "${match}". Leave links and addresses out.`,
          words: match,
        }),
      ),
    ),
    ...repeatedSentences(texts),
  ];
}

function repeatedSentences(texts: readonly PlacedText[]): Finding[] {
  return repeatedSentencesIn(texts).map(({ place, sentence, earlier }) =>
    refuse("repeated-sentence", place, {
      problem: `${place} repeats a sentence of ${earlier}: "${sentence}". Say something else there.`,
      words: sentence,
      orMark: "This says the same as another place.",
    }),
  );
}

/** Sentences of five words and more that have stood before, with the place where each stood first. */
export function repeatedSentencesIn(
  texts: readonly PlacedText[],
): { place: string; sentence: string; earlier: string }[] {
  const placeBySentence = new Map<string, string>();
  return texts.flatMap(({ place, text }) =>
    plainSentences(text).flatMap((sentence) => {
      const key = sentence
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, " ")
        .trim();
      if (key.split(" ").length < longSentence) return [];
      const earlier = placeBySentence.get(key);
      if (earlier === undefined) placeBySentence.set(key, place);
      return earlier === undefined ? [] : [{ place, sentence: sentence.trim(), earlier }];
    }),
  );
}

/**
 * A refusal for every label that occurs twice, whatever its capitals and spaces; `what` names the list. Items of one list are told apart
 * by `unique` of `listOf` instead; this is for labels that stand in several lists, or that a person has given.
 */
export function repeatedFindings(labels: readonly PlacedText[], what: string): Finding[] {
  const seen = new Set<string>();
  return labels.flatMap(({ place, text }) => {
    const key = squeezed(text);
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    const problem = `"${text}" occurs twice among the ${what}. Make each of them different.`;
    return [refuse("repeated-label", place, { problem, orMark: `“${text}” occurs twice among the ${what}.` })];
  });
}

const squeezed = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
