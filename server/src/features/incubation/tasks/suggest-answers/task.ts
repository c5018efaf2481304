import { defineTask } from "../../../../platform/model/task.ts";
import { checkSuggestions } from "./check.ts";
import { draftSuggestions } from "./draft.ts";
import { SuggestAnswersOutput } from "./output.ts";
import { suggestAnswersPrompt } from "./prompt.ts";

/** Answers a person might give to one question of the questionnaire, or to a clarifying question. */
export const suggestAnswersTask = defineTask({
  name: "suggest-answers",
  version: 1,
  modelClass: "fast",
  deadlineMs: 40_000,
  maxOutputTokens: 1500,
  output: SuggestAnswersOutput,
  prompt: suggestAnswersPrompt,
  check: checkSuggestions,
  draft: draftSuggestions,
});
