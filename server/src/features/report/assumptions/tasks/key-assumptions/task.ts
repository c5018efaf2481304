import { defineTask } from "../../../../../platform/model/task.ts";
import { checkKeyAssumptions } from "./check.ts";
import { draftKeyAssumptions } from "./draft.ts";
import { mendKeyAssumptions } from "./mend.ts";
import { KeyAssumptionsOutput } from "./output.ts";
import { keyAssumptionsPrompt } from "./prompt.ts";

/** The beliefs on which a concept stands or falls, three in each category. */
export const keyAssumptionsTask = defineTask({
  name: "key-assumptions",
  version: 4,
  modelClass: "strong",
  maxOutputTokens: 8000,
  output: KeyAssumptionsOutput,
  prompt: keyAssumptionsPrompt,
  mend: mendKeyAssumptions,
  check: checkKeyAssumptions,
  draft: draftKeyAssumptions,
});
