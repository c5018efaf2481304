import { answerMaxLength, suggestionsPerRun } from "@seedbed/contract/limits";
import { z } from "zod";
import { listOf } from "../../../../platform/model/answer/list-of.ts";
import { fewestSuggestions, type SuggestAnswersInput, suggestionCount } from "./prompt.ts";

const SuggestionOutput = z.object({
  title: z
    .string()
    .max(120)
    .describe(
      "Two to six words that name the suggestion. On a question with options: the label of one option, word for word.",
    ),
  description: z
    .string()
    .max(answerMaxLength)
    .describe(
      "The suggested answer itself, in one or two short sentences the person could have written. On a question with options: why this option fits.",
    ),
});

const suggestAnswers = (wanted: number | { min: number; max: number }, enough: number) =>
  z.object({
    suggestions: listOf(SuggestionOutput, { wanted, enough, unique: "description" }).describe(
      "The suggestions, the most useful first, each going in a different direction.",
    ),
  });

export const SuggestAnswersOutput = suggestAnswers({ min: 0, max: suggestionsPerRun }, 0);
export type SuggestAnswersOutput = z.infer<typeof SuggestAnswersOutput>;

/** As many suggestions as this question takes. */
export function suggestAnswersFor(input: SuggestAnswersInput) {
  const [count, fewest] = [suggestionCount(input), fewestSuggestions(input)];
  // One suggestion helps already.
  return suggestAnswers({ min: fewest, max: count }, Math.min(1, fewest));
}
