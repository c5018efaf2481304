import { defineTask } from "../../../../platform/model/task.ts";
import { checkConcepts } from "./check.ts";
import { draftConcepts } from "./draft.ts";
import { mendConcepts } from "./mend.ts";
import { GenerateConceptsOutput, generatedConceptsFor } from "./output.ts";
import { generateConceptsPrompt } from "./prompt.ts";

/** Business concepts from the answers of a seed. */
export const generateConceptsTask = defineTask({
  name: "generate-concepts",
  version: 6,
  modelClass: "strong",
  maxOutputTokens: 8000,
  output: GenerateConceptsOutput,
  outputFor: generatedConceptsFor,
  prompt: generateConceptsPrompt,
  mend: mendConcepts,
  check: checkConcepts,
  draft: draftConcepts,
});
