import { findQuote } from "../../../../platform/research/quotes/find-quote.ts";
import type { NumberedPassage } from "../writing-tools.ts";
import type { Citation } from "./cited-claims.ts";
import { type CitingPart, citingParts } from "./citing-parts.ts";
import { givenPassages, type ResearchInput, withoutResearch } from "./research-input.ts";

/** The passage of that number. */
export const textOf = (number: string, passages: readonly NumberedPassage[]) =>
  passages.find((passage) => String(passage.number) === number)?.text;

/** The passages that parts cite with words that stand there. */
export function citedTexts(parts: readonly CitingPart[], passages: readonly NumberedPassage[]): string[] {
  const holds = ({ passage, quote }: Citation) => {
    const text = textOf(passage, passages);
    return text !== undefined && findQuote(quote, text) ? [text] : [];
  };
  return [...new Set(parts.flatMap(({ citations }) => citations.flatMap(holds)))];
}

/** What figures and names of an answer may come from: what people gave, and the passages that the answer cites. */
export function groundsOf(output: unknown, input: ResearchInput): unknown[] {
  return [withoutResearch(input), ...citedTexts(citingParts(output), givenPassages(input))];
}
