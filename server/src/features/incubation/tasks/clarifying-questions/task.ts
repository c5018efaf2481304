import { defineTask } from "../../../../platform/model/task.ts";
import { checkClarifyingQuestions } from "./check.ts";
import { draftClarifyingQuestions } from "./draft.ts";
import { mendClarifyingQuestions } from "./mend.ts";
import { ClarifyingQuestionsOutput } from "./output.ts";
import { clarifyingQuestionsPrompt } from "./prompt.ts";

/** What a strategist would ask back before concepts are written, or about one of them. */
export const clarifyingQuestionsTask = defineTask({
  name: "clarifying-questions",
  version: 3,
  modelClass: "fast",
  maxOutputTokens: 1500,
  output: ClarifyingQuestionsOutput,
  prompt: clarifyingQuestionsPrompt,
  mend: mendClarifyingQuestions,
  check: checkClarifyingQuestions,
  draft: draftClarifyingQuestions,
});
