import type { FoundSignal, TranscriptLine } from "@seedbed/contract/report/interviews/schemas";
import { findQuote } from "../../../../platform/research/quotes/find-quote.ts";
import { likeness } from "../../writing/evidence/likeness.ts";

type Located = Pick<FoundSignal, "quote" | "line" | "from" | "to" | "leftOut" | "nearest">;

const nearestMin = 0.15;
const nearestMax = 160;

/**
 * Where words stand in what was answered, in one line, word for word with all digits and negations; or why they are left out. What only the one who asks
 * has said is no answer.
 */
export function locateQuote(quote: string, lines: readonly TranscriptLine[]): Located {
  const order = lines
    .map((line, index) => ({ ...line, number: index + 1 }))
    .toSorted((one, other) => rank(one) - rank(other));
  for (const { text, number, isQuestion } of order) {
    const span = findQuote(quote, text);
    if (!span) continue;
    if (isQuestion) return { ...leftOut(quote, "interviewersWords"), nearest: { line: number, text: shortened(text) } };
    const { start: from, end: to } = span;
    return { quote: text.slice(from, to), line: number, from, to, leftOut: null, nearest: null };
  }
  return { ...leftOut(quote, "notInTranscript"), nearest: nearestTo(quote, lines) };

  function rank({ isQuestion, text }: TranscriptLine): number {
    return (isQuestion ? 2 : 0) + (text.includes(quote) ? 0 : 1);
  }
}

const leftOut = (quote: string, reason: NonNullable<FoundSignal["leftOut"]>) => ({
  quote,
  line: 0,
  from: 0,
  to: 0,
  leftOut: reason,
});

/** The sentence of an answer that shares most words with a quote. */
function nearestTo(quote: string, lines: readonly TranscriptLine[]): FoundSignal["nearest"] {
  let best: FoundSignal["nearest"] = null;
  let most = nearestMin;
  for (const [index, { text, isQuestion }] of lines.entries()) {
    if (isQuestion) continue;
    for (const sentence of text.split(/(?<=[.!?…])\s+/u)) {
      const like = likeness(quote, sentence);
      if (like <= most) continue;
      most = like;
      best = { line: index + 1, text: shortened(sentence) };
    }
  }
  return best;
}

const shortened = (text: string) =>
  text.length <= nearestMax ? text : `${text.slice(0, nearestMax).replace(/\s\S*$/u, "")} …`;
