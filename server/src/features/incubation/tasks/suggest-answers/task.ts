import { defineTask } from "../../../../platform/model/task.ts";
import { checkSuggestions } from "./check.ts";
import { draftSuggestions } from "./draft.ts";
import { mendSuggestions } from "./mend.ts";
import { SuggestAnswersOutput, suggestAnswersFor } from "./output.ts";
import { suggestAnswersPrompt } from "./prompt.ts";

/** Answers a person might give to one question of the questionnaire, or to a clarifying question. */
export const suggestAnswersTask = defineTask({
  name: "suggest-answers",
  version: 5,
  modelClass: "fast",
  maxOutputTokens: 1500,
  output: SuggestAnswersOutput,
  outputFor: suggestAnswersFor,
  prompt: suggestAnswersPrompt,
  mend: mendSuggestions,
  check: checkSuggestions,
  draft: draftSuggestions,
});
