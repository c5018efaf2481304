import type { NoteMend } from "../../../../platform/model/answer/findings.ts";
import { plainName } from "../../../../platform/model/answer/reading/names.ts";
import { findQuote } from "../../../../platform/research/quotes/find-quote.ts";
import type { NumberedPassage } from "../writing-tools.ts";
import type { Citation } from "./cited-claims.ts";
import { givenPassages, type ResearchInput } from "./research-input.ts";

/**
 * An answer in which each quote that its passage holds is the span as it stands there. A quote that stands in exactly one other passage is given
 * that number; the same span is cited once for a statement. A quote that stands nowhere stays, to be refused.
 */
export function mendCitations<Output>(output: Output, input: ResearchInput, mended: NoteMend): Output {
  const passages = givenPassages(input);
  return passages.length === 0 ? output : (mendedPart(output, passages, { place: "", mended }) as Output);
}

interface At {
  place: string;
  mended: NoteMend;
}

function mendedPart(value: unknown, passages: readonly NumberedPassage[], { place, mended }: At): unknown {
  if (typeof value !== "object" || value === null) return value;
  const at = (key: string | number) => ({ place: place === "" ? String(key) : `${place}.${key}`, mended });
  if (Array.isArray(value)) return value.map((part, index) => mendedPart(part, passages, at(index)));
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      key === "citations" && Array.isArray(part)
        ? mendedCitations(part as Citation[], passages, at(key))
        : mendedPart(part, passages, at(key)),
    ]),
  );
}

function mendedCitations(citations: readonly Citation[], passages: readonly NumberedPassage[], { place, mended }: At) {
  const spans = citations.map((citation, index) => {
    const found = spanOf(citation, passages);
    if (!found) return citation;
    if (found.passage !== citation.passage) mended("passage-number", `${place}.${index}.passage`);
    if (plainName(found.quote) !== plainName(citation.quote)) mended("quote-as-it-stands", `${place}.${index}.quote`);
    return { ...citation, ...found };
  });
  const keyOf = ({ passage, quote }: Citation) => `${passage}\n${quote}`;
  const keys = spans.map(keyOf);
  return spans.filter((span, index) => {
    const isFirst = keys.indexOf(keyOf(span)) === index;
    if (!isFirst) mended("repeated-quote", `${place}.${index}`);
    return isFirst;
  });
}

/** The span that a citation means, in its passage or in the only other one that holds it. */
function spanOf({ passage, quote }: Citation, passages: readonly NumberedPassage[]) {
  const spanIn = ({ number, text }: NumberedPassage) => {
    const found = findQuote(quote, text);
    return found ? [{ passage: String(number), quote: text.slice(found.start, found.end) }] : [];
  };
  const [own] = passages.filter(({ number }) => String(number) === passage).flatMap(spanIn);
  if (own) return own;
  const others = passages.filter(({ number }) => String(number) !== passage).flatMap(spanIn);
  return others.length === 1 ? others[0] : undefined;
}
