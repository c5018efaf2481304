import { defineTask } from "../../../../../platform/model/task.ts";
import { SizingOutput } from "../sizing/entry-fields.ts";
import { checkTopDownSizing } from "./check.ts";
import { draftTopDownSizing } from "./draft.ts";
import { mendTopDownSizing } from "./mend.ts";
import { topDownSizingPrompt } from "./prompt.ts";

/** The market from the whole down to what the concept could win, as assumptions to check. */
export const topDownSizingTask = defineTask({
  name: "top-down-sizing",
  version: 4,
  modelClass: "strong",
  maxOutputTokens: 5000,
  output: SizingOutput,
  prompt: topDownSizingPrompt,
  mend: mendTopDownSizing,
  check: checkTopDownSizing,
  draft: draftTopDownSizing,
});
