import type { Random } from "./random.ts";

/** What stands for a slot: one wording, or several from which each filling takes one. */
export type SlotValue = string | readonly string[];
export type SlotValues = Readonly<Record<string, SlotValue>>;

/** A template asks for a slot that has no words: a mistake in the template or in its caller. */
export class SlotMissing extends Error {
  constructor(slot: string, template: string) {
    super(`The slot {${slot}} has no words for the template "${template}".`);
    this.name = "SlotMissing";
  }
}

/**
 * Writes a template out: `[a|b|c]` takes one of its alternatives by `random`, `{name}` the words of that slot (the same
 * words wherever the name stands). The result is tidy: single spaces, a or an by sound, a capital after each stop, no
 * doubled article or stop. Words put into a slot are never read as a template. Throws `SlotMissing`.
 */
export function fill(template: string, slots: SlotValues, random: Random): string {
  const chosen = chooseAlternatives(template, random);
  const wordsByName = new Map<string, string>();
  let text = "";
  for (const [index, piece] of chosen.split(/\{(\w+)\}/u).entries()) {
    if (index % 2 === 0) {
      text += joinLiteral(text, piece);
      continue;
    }
    const words = wordsByName.get(piece) ?? wordsOf(slots[piece], random);
    if (words === "") throw new SlotMissing(piece, template);
    wordsByName.set(piece, words);
    text = joinWords(text, words);
  }
  return text
    .replace(/\s+/gu, " ")
    .replace(/ ([,.;:?!])/gu, "$1")
    .replace(/[,;:]+\./gu, ".")
    .replace(/\.{2,}/gu, ".")
    .trim();
}

/** The names of the slots that some filling of the template may ask for, each once. */
export function slotNamesOf(template: string): string[] {
  return [...new Set([...template.matchAll(/\{(\w+)\}/gu)].map((match) => match[1] ?? ""))];
}

function chooseAlternatives(template: string, random: Random): string {
  return template.replace(/\[([^[\]]*)\]/gu, (_, alternatives: string) => random.pick(alternatives.split("|")));
}

/** The words of a slot without what would end a sentence; none when it has none. */
function wordsOf(value: SlotValue | undefined, random: Random): string {
  return (typeof value === "string" ? value : value && value.length > 0 ? random.pick(value) : "")
    .replace(/\s+/gu, " ")
    .trim()
    .replace(/^[\s.!?,;:…]+|[\s.!?,;:…]+$/gu, "");
}

function joinLiteral(before: string, literal: string): string {
  const spoken = literal
    .replace(/((?:^|[\s(“"])[Aa])n? (?=[\p{L}\p{N}])/gu, (match, beginning: string, offset: number) => {
      const following = literal.slice(offset + match.length);
      return `${beginning}${startsWithVowelSound(following) ? "n" : ""} `;
    })
    .replace(/([.?!]\s+)(\p{Ll})/gu, (_, stop: string, letter: string) => stop + letter.toUpperCase());
  const owned = /s$/u.test(before) ? spoken.replace(/^(['’])s\b/u, "$1") : spoken;
  return startsSentence(before) ? capitalised(owned) : owned;
}

function joinWords(before: string, words: string): string {
  if (startsSentence(before)) return before + capitalised(words);
  if (/(?:^|\s)(?:an?|the) $/iu.test(before) && /^(?:an?|the|our|their|your|its) /iu.test(words)) {
    const shortened = before.replace(/(?:an?|the) $/iu, "");
    return shortened + (startsSentence(shortened) ? capitalised(words) : words);
  }
  const agreed = before.replace(/(^|\s)([Aa])n? $/u, (_, space: string, letter: string) => {
    return `${space}${letter}${startsWithVowelSound(words) ? "n" : ""} `;
  });
  return agreed + words;
}

function startsSentence(before: string): boolean {
  return /^\s*["“‘(]*$/u.test(before) || /[.?!]["”’)]*\s+["“‘(]*$/u.test(before);
}

function capitalised(text: string): string {
  // A word with a capital inside, like eBay, is a name that is written so.
  if (/^\s*\p{Ll}+\p{Lu}/u.test(text)) return text;
  return text.replace(
    /^(\s*["“‘(]*)(\p{Changes_When_Uppercased})/u,
    (_, lead: string, letter: string) => lead + letter.toUpperCase(),
  );
}

/** Whether "an" stands before these words. Spelling decides, with the usual exceptions by sound. */
function startsWithVowelSound(words: string): boolean {
  const first = /^["“‘(]*([\p{L}\p{N}]+)/u.exec(words)?.[1] ?? "";
  if (/^\d/u.test(first)) return /^(?:8|11(?!\d)|18(?!\d))/u.test(first);
  if (/^[AEFHILMNORSX]$|^[AEFHILMNORSX](?:[A-Z]|\d)+s?$/u.test(first)) return true;
  if (/^[BCDGJKPQTUVWYZ](?:[A-Z]|\d)*s?$/u.test(first)) return false;
  if (/^(?:hour|honest|honou?r|heir)/iu.test(first)) return true;
  if (/^(?:uni(?!n|m)|use|usa|usu|eu|one\b|once|ubi|uti)/iu.test(first)) return false;
  return /^[aeiouàáâäæèéêëìíîïòóôöøùúûü]/iu.test(first);
}
