import { answerMaxLength, suggestionsPerRun } from "@seedbed/contract/limits";
import { z } from "zod";

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

export const SuggestAnswersOutput = z.object({
  suggestions: z
    .array(SuggestionOutput)
    .max(suggestionsPerRun)
    .describe("The suggestions, the most useful first, each going in a different direction."),
});
export type SuggestAnswersOutput = z.infer<typeof SuggestAnswersOutput>;
