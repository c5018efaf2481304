import { seededPick } from "../seeded.ts";
import type { Citing, GivenCitation } from "./given-citation.ts";

export interface CitingMistake {
  name: string;
  spoil(good: GivenCitation, given: Citing): GivenCitation;
}

/** A word that stands in no article: what holds it was invented. */
export const inventedWord = "quorvix";

const mistake = (
  name: string,
  spoil: (good: GivenCitation, given: Citing) => Partial<GivenCitation>,
): CitingMistake => ({
  name,
  spoil: (good, given) => ({ ...good, ...spoil(good, given) }),
});

/** How models err who cite: in a citation, and in what they state. */
export const citingMistakes = {
  inCitations: [
    mistake("a passage that there is none of", () => ({ passage: "99" })),
    mistake("a passage that there is none of, by its title", () => ({ passage: `The ${inventedWord} report` })),
    mistake("an invented quote", () => ({
      quote: `Most of the ${inventedWord} buyers say that they would change at once if somebody asked them.`,
    })),
    mistake("an address as the quote", () => ({ quote: `https://${inventedWord}.example/report/2026` })),
    mistake("other words in the middle", ({ quote }) => ({
      quote: quote
        .split(" ")
        .map((word, index) => (index % 4 === 2 ? inventedWord : word))
        .join(" "),
    })),
    mistake("other digits, or some where there are none", ({ quote }) => ({
      quote: /\d/.test(quote)
        ? quote.replace(/\d/, (digit) => String((Number(digit) + 3) % 10))
        : quote.replace(" ", " 37 percent of "),
    })),
    mistake("a negation too many, or too few", ({ quote }) => ({
      quote: /\b(?:not|no|never|without|nobody|nothing) /.test(quote)
        ? quote.replace(/\b(?:not|no|never|without|nobody|nothing) /, "")
        : quote.replace(" ", " not "),
    })),
    mistake("words of another passage", (_, { passages, seed }) => ({
      passage: seededPick(passages, `mixed up ${seed}`).number,
    })),
    mistake("two places run into one", ({ quote }, { passages, seed }) => ({
      quote: `${quote} ${seededPick(passages, `joined ${seed}`).text.split(" ").slice(0, 12).join(" ")}`,
    })),
  ],
  inStatements: [
    `See https://${inventedWord}.example/study for more.`,
    `It grew by 4,871 percent.`,
    `According to several studies it is so.`,
    `[source: ${inventedWord}]`,
  ],
} satisfies { inCitations: CitingMistake[]; inStatements: string[] };
