import type { LeadingKind, LeadingWords } from "./leading-words.ts";
import { germanWords } from "./leading-words-de.ts";
import { englishWords } from "./leading-words-en.ts";

export interface LeadingPattern {
  language: "en" | "de";
  kind: LeadingKind;
  words: RegExp;
}

/** What is offered and what is praised tells more than the mere form of the question. */
const kinds = ["offers", "flatters", "namesAnswer", "hypothetical"] as const satisfies LeadingKind[];

/** The first that fits says why a question leads. */
export const leadingPatterns: readonly LeadingPattern[] = [
  ...patternsOf("en", englishWords),
  ...patternsOf("de", germanWords),
];

function patternsOf(language: LeadingPattern["language"], { before, words }: LeadingWords): LeadingPattern[] {
  const start = String.raw`^(?:(?:${before})[,:]?\s+)*`;
  return kinds.flatMap((kind) =>
    words[kind].map((source) => ({
      language,
      kind,
      words: new RegExp(source.startsWith("^") ? `${start}(${source.slice(1)})` : source, "iu"),
    })),
  );
}
