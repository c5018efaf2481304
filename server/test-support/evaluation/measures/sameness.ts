import { textsOf } from "../../../src/platform/model/answer/text-findings.ts";
import { sentencesOf } from "../../draft-sentences.ts";

/** What was said about one idea: all that a person wrote, and what became of it. */
export interface Said {
  own: unknown;
  written: readonly unknown[];
}

export interface Sameness {
  sentences: number;
  /** Sentences that stand, but for the idea's own words, in what was written about another idea, too. */
  shared: number;
}

/** How many sentences ideas share, word by word or when the own words of each are masked. */
export function samenessOf(ideas: readonly Said[]): Sameness {
  const told = ideas.map(({ own, written }) => {
    const words = wordsOf(own);
    const masked = [...sentencesOf(written)].map((sentence) => [sentence, maskedSentence(sentence, words)] as const);
    // Sentences that are the same but for the idea's own words count once.
    return [...new Map(masked.map(([sentence, form]) => [form, sentence])).entries()];
  });
  const ideasOf = new Map<string, number>();
  for (const form of told.flatMap((sentences) => [...new Set(sentences.flat())])) {
    ideasOf.set(form, (ideasOf.get(form) ?? 0) + 1);
  }
  const sentences = told.flat();
  const shared = sentences.filter((forms) => forms.some((form) => (ideasOf.get(form) ?? 0) > 1));
  return { sentences: sentences.length, shared: shared.length };
}

const shortWord = 3;

const wordsOf = (own: unknown) =>
  new Set(textsOf(own).flatMap(({ text }) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []));

function maskedSentence(sentence: string, own: ReadonlySet<string>): string {
  const masked = sentence
    .split(" ")
    .map((word) => (word.length > shortWord && own.has(word) ? "·" : word))
    .join(" ")
    .replace(/·(?: ·)+/gu, "·");
  // Nothing but the idea's own words is no template.
  return /[\p{L}\p{N}]/u.test(masked) ? masked : sentence;
}
