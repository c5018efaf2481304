import { defineTask } from "../../../../../platform/model/task.ts";
import { checkKeyAssumptions } from "./check.ts";
import { draftKeyAssumptions } from "./draft.ts";
import { KeyAssumptionsOutput } from "./output.ts";
import { keyAssumptionsPrompt } from "./prompt.ts";

/** The beliefs on which a concept stands or falls, three in each category. */
export const keyAssumptionsTask = defineTask({
  name: "key-assumptions",
  version: 1,
  modelClass: "strong",
  deadlineMs: 180_000,
  maxOutputTokens: 8000,
  output: KeyAssumptionsOutput,
  prompt: keyAssumptionsPrompt,
  check: checkKeyAssumptions,
  draft: draftKeyAssumptions,
});
