import { matchOption } from "@seedbed/rules/questionnaire/match-option";
import { figureProblems } from "../../../../platform/model/answer/figures.ts";
import { repeatedLabels, textProblems } from "../../../../platform/model/answer/text-problems.ts";
import type { SuggestAnswersOutput } from "./output.ts";
import { type SuggestAnswersInput, suggestionCount } from "./prompt.ts";

// Who has given that many answers may get fewer suggestions: better none than one that says the same again.
const longAnswer = 3;

/** As many as asked, each different and none given already, options by their names, nothing invented. */
export function checkSuggestions({ suggestions }: SuggestAnswersOutput, input: SuggestAnswersInput): string[] {
  const { question, present } = input;
  const count = suggestionCount(input);
  const isEnough = suggestions.length === count || (suggestions.length < count && present.length >= longAnswer);
  const isChoice = question.options.length > 0;
  const given = isChoice ? [] : present;
  return [
    ...(isEnough ? [] : [`There are ${suggestions.length} suggestions. Write exactly ${count}.`]),
    ...repeatedLabels([...given, ...suggestions.map(({ description }) => description)], "answers and suggestions"),
    ...(isChoice ? optionProblems(suggestions, question.options) : repeatedLabels(titlesOf(suggestions), "titles")),
    ...textProblems(suggestions, input),
    ...figureProblems(suggestions, input),
  ];
}

function optionProblems(
  suggestions: SuggestAnswersOutput["suggestions"],
  options: { value: string; label: string }[],
): string[] {
  const matched = suggestions.map(({ title }) => matchOption(options, title));
  const labels = options.map((option) => `"${option.label}"`).join(", ");
  return [
    ...suggestions.flatMap(({ title }, index) =>
      matched[index] ? [] : [`The title "${title}" names no option. Use one of ${labels}.`],
    ),
    ...repeatedLabels(
      matched.flatMap((option) => option?.label ?? []),
      "options suggested",
    ),
  ];
}

const titlesOf = (suggestions: SuggestAnswersOutput["suggestions"]) => suggestions.map(({ title }) => title);
