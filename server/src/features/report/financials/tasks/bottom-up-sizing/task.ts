import { defineTask } from "../../../../../platform/model/task.ts";
import { SizingOutput } from "../sizing/entry-fields.ts";
import { checkBottomUpSizing } from "./check.ts";
import { draftBottomUpSizing } from "./draft.ts";
import { mendBottomUpSizing } from "./mend.ts";
import { bottomUpSizingPrompt } from "./prompt.ts";

/** The market from single customers and what they pay up to the whole, as assumptions to check. */
export const bottomUpSizingTask = defineTask({
  name: "bottom-up-sizing",
  version: 5,
  modelClass: "strong",
  maxOutputTokens: 5000,
  output: SizingOutput,
  prompt: bottomUpSizingPrompt,
  mend: mendBottomUpSizing,
  check: checkBottomUpSizing,
  draft: draftBottomUpSizing,
});
