import { defineTask } from "../../../../platform/model/task.ts";
import { checkConcepts } from "./check.ts";
import { draftConcepts } from "./draft.ts";
import { GenerateConceptsOutput } from "./output.ts";
import { generateConceptsPrompt } from "./prompt.ts";

/** Business concepts from the answers of a seed. */
export const generateConceptsTask = defineTask({
  name: "generate-concepts",
  version: 2,
  modelClass: "strong",
  deadlineMs: 120_000,
  maxOutputTokens: 8000,
  output: GenerateConceptsOutput,
  prompt: generateConceptsPrompt,
  check: checkConcepts,
  draft: draftConcepts,
});
