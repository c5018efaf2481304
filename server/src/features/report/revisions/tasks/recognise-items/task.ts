import { defineTask } from "../../../../../platform/model/task.ts";
import { checkRecognisedItems } from "./check.ts";
import { RecogniseItemsOutput } from "./output.ts";
import { recogniseItemsPrompt } from "./prompt.ts";

/** Which things of a section that was written anew are things it had before, said in other words. */
export const recogniseItemsTask = defineTask({
  name: "recognise-items",
  version: 1,
  modelClass: "fast",
  deadlineMs: 60_000,
  maxOutputTokens: 2000,
  output: RecogniseItemsOutput,
  prompt: recogniseItemsPrompt,
  check: checkRecognisedItems,
  // Without a model things are known again by their words alone.
  draft: () => ({ same: [] }),
});
