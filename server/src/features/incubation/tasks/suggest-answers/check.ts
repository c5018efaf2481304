import { figureFindings } from "../../../../platform/model/answer/figures.ts";
import { type Finding, mark, refuse } from "../../../../platform/model/answer/findings.ts";
import { plainName } from "../../../../platform/model/answer/reading/names.ts";
import { repeatedFindings, textFindings } from "../../../../platform/model/answer/text-findings.ts";
import { optionMeant } from "./option-meant.ts";
import type { SuggestAnswersOutput } from "./output.ts";
import { fewestSuggestions, type SuggestAnswersInput } from "./prompt.ts";

type Suggestions = SuggestAnswersOutput["suggestions"];

/** As many as asked, each different and none given already, options by their names, nothing invented. */
export function checkSuggestions({ suggestions }: SuggestAnswersOutput, input: SuggestAnswersInput): Finding[] {
  const { question, present } = input;
  const isChoice = question.options.length > 0;
  const given = isChoice ? [] : [...new Set(present)].map((text) => ({ place: "", text }));
  const said = suggestions.map(({ description }, index) => ({
    place: `suggestions.${index}.description`,
    text: description,
  }));
  return [
    ...countFindings(suggestions, input),
    ...repeatedFindings([...given, ...said], "answers and suggestions").filter(({ place }) => place !== ""),
    ...(isChoice ? optionFindings(suggestions, question.options) : repeatedTitles(suggestions)),
    ...textFindings({ suggestions }, input),
    ...figureFindings({ suggestions }, input),
  ];
}

function countFindings(suggestions: Suggestions, input: SuggestAnswersInput): Finding[] {
  const fewest = fewestSuggestions(input);
  if (suggestions.length >= fewest) return [];
  return [
    refuse("too-few-items", "suggestions", {
      problem: `There are ${suggestions.length} suggestions. Write exactly ${fewest}.`,
      orMark: `${suggestions.length} of ${fewest} suggestions could be used.`,
    }),
  ];
}

function optionFindings(suggestions: Suggestions, options: SuggestAnswersInput["question"]["options"]): Finding[] {
  const labels = options.map((option) => `"${option.label}"`).join(", ");
  return suggestions.flatMap(({ title }, index) =>
    optionMeant(options, title)
      ? []
      : [
          refuse(
            "no-option",
            `suggestions.${index}.title`,
            `The title "${title}" names no option. Use one of ${labels}, none that another suggestion names.`,
          ),
        ],
  );
}

/** Two suggestions may bear the same title as long as they say something else. */
function repeatedTitles(suggestions: Suggestions): Finding[] {
  const titles = suggestions.map(({ title }) => plainName(title));
  return titles.flatMap((title, index) =>
    titles.indexOf(title) < index
      ? [mark("repeated-title", `suggestions.${index}.title`, "Another suggestion has the same title.")]
      : [],
  );
}
