import { figureFindings } from "../../../../platform/model/answer/figures.ts";
import { type Finding, refuse } from "../../../../platform/model/answer/findings.ts";
import { textFindings, textsOf } from "../../../../platform/model/answer/text-findings.ts";
import { findQuote } from "../../../../platform/research/quotes/find-quote.ts";
import type { NumberedPassage } from "../writing-tools.ts";
import { type CitingPart, citingParts } from "./citing-parts.ts";
import { citedTexts, textOf } from "./grounds-of.ts";
import { repeatsWrong } from "./repeats-wrong.ts";
import { givenPassages, type ResearchInput, withoutResearch } from "./research-input.ts";
import { withoutClaims } from "./without-claims.ts";

/**
 * What is wrong with the claims of an answer: quotes that their passage does not hold, figures of a statement that stand neither in a passage
 * it cites nor in what people gave, links and placeholders, and what people marked as wrong. Without research nothing is.
 */
export function citationFindings(output: unknown, input: ResearchInput): Finding[] {
  const passages = givenPassages(input);
  const parts = citingParts(output);
  const given = withoutResearch(input);
  const outer = textsOf(withoutClaims(output));
  // What an item says itself is checked with the rest of it.
  const isOuter = new Set(outer.map(({ place }) => place));
  const inner = parts.flatMap((part) => textsOf(ownTexts(part))).filter(({ place }) => !isOuter.has(place));
  return [
    ...(passages.length === 0 ? [] : parts.flatMap((part) => misquotedIn(part, passages))),
    ...parts.flatMap((part) => figureFindings(ownTexts(part), [given, ...citedTexts([part], passages)])),
    // One at a time: a statement may repeat what its item says.
    ...inner.flatMap(({ place, text }) => textFindings({ [place]: text }, given)),
    ...repeatsWrong([...outer, ...inner], input.wrong ?? []),
  ];
}

function misquotedIn({ place, citations }: CitingPart, passages: readonly NumberedPassage[]): Finding[] {
  return citations.flatMap(({ passage, quote }, index) => {
    const text = textOf(passage, passages);
    if (text !== undefined && findQuote(quote, text)) return [];
    const at = `${place}.citations.${index}`;
    return [
      refuse("misquoted", `${at}.quote`, {
        problem: `${at}: passage ${passage} does not hold the quote. Copy 8 to 40 words of the passage that says it, word for word, with all figures and negations.`,
        leftOut: "misquoted",
      }),
    ];
  });
}

/** The texts of a part that are its own words, by their places. */
const ownTexts = ({ place, statementPlace, statement, premises }: CitingPart): Record<string, string> => ({
  [statementPlace]: statement,
  ...Object.fromEntries(premises.map((premise, index) => [`${place}.premises.${index}`, premise])),
});
