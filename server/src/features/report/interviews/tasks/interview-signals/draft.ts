import { createRandom } from "../../../../../platform/drafting/random.ts";
import { type InterviewSignalsOutput, touchesNothing } from "./output.ts";
import type { InterviewSignalsInput } from "./prompt.ts";
import { telling } from "./telling-words.ts";

const most = 8;
const [fewestWords, mostWords] = [5, 40];

/** Sentences of answers that hold certain words, such as “too expensive”, each with the words it was chosen by; what they mean nobody has judged. */
export function draftInterviewSignals({ lines }: InterviewSignalsInput, seed: string): InterviewSignalsOutput {
  const sentences = lines
    .filter(({ isQuestion }) => !isQuestion)
    .flatMap(({ number, text }) => text.split(/(?<=[.!?…])\s+/u).map((quote) => ({ number, quote })))
    .filter(({ quote }) => {
      const words = quote.split(" ").length;
      return words >= fewestWords && words <= mostWords && !quote.endsWith("?");
    });
  const found = sentences.flatMap(({ number, quote }) => {
    const words = telling.exec(quote)?.[0];
    return words === undefined ? [] : [{ number, quote, words }];
  });
  // Who says a sentence twice has said it once.
  const once = [...new Map(found.map((each) => [each.quote, each])).values()];
  return {
    signals: createRandom(seed)
      .shuffle(once)
      .slice(0, most)
      .toSorted((one, other) => one.number - other.number)
      .map(({ quote, words }) => ({
        description: `Chosen because it says “${words}”: read it, and say in your own words what it means for the concept.`,
        stance: "Neutral",
        quote,
        touches: touchesNothing,
      })),
  };
}
