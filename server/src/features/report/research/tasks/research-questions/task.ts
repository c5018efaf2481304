import { defineTask } from "../../../../../platform/model/task.ts";
import { checkResearchQuestions } from "./check.ts";
import { draftResearchQuestions } from "./draft.ts";
import { mendResearchQuestions } from "./mend.ts";
import { ResearchQuestionsOutput } from "./output.ts";
import { researchQuestionsPrompt } from "./prompt.ts";

/** What is to be found out about a concept, in the words that are searched for. */
export const researchQuestionsTask = defineTask({
  name: "research-questions",
  version: 1,
  modelClass: "strong",
  maxOutputTokens: 4000,
  output: ResearchQuestionsOutput,
  prompt: researchQuestionsPrompt,
  mend: mendResearchQuestions,
  check: checkResearchQuestions,
  draft: draftResearchQuestions,
});
