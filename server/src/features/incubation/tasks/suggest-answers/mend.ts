import type { NoteMend } from "../../../../platform/model/answer/findings.ts";
import { plainName } from "../../../../platform/model/answer/reading/names.ts";
import { withoutSpare } from "../../../../platform/model/answer/without-spare.ts";
import { optionMeant } from "./option-meant.ts";
import type { SuggestAnswersOutput } from "./output.ts";
import { fewestSuggestions, type QuestionToAnswer, type SuggestAnswersInput } from "./prompt.ts";

type Suggestion = SuggestAnswersOutput["suggestions"][number];

/** Names options by their labels, each once, and leaves out what is among the answers already. */
export function mendSuggestions(
  { suggestions }: SuggestAnswersOutput,
  input: SuggestAnswersInput,
  mended: NoteMend,
): SuggestAnswersOutput {
  const { question, present } = input;
  const enough = Math.min(1, fewestSuggestions(input));
  if (question.options.length > 0) return { suggestions: optionsOnce(suggestions, question, mended) };
  const given = new Set(present.map(plainName));
  return {
    suggestions: withoutSpare(suggestions, ({ description }) => given.has(plainName(description)), {
      enough,
      told: (index) => mended("given-already", `suggestions.${index}`),
    }),
  };
}

function optionsOnce(suggestions: Suggestion[], { options }: QuestionToAnswer, mended: NoteMend): Suggestion[] {
  const seen = new Set<string>();
  return suggestions.flatMap((suggestion, index) => {
    const option = optionMeant(options, suggestion.title);
    if (!option) return [suggestion];
    if (seen.has(option.value)) {
      mended("repeated-option", `suggestions.${index}`);
      return [];
    }
    seen.add(option.value);
    if (suggestion.title === option.label) return [suggestion];
    mended("option-label", `suggestions.${index}.title`);
    return [{ ...suggestion, title: option.label }];
  });
}
