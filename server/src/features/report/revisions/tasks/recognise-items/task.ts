import { defineTask } from "../../../../../platform/model/task.ts";
import { mendRecognisedItems } from "./mend.ts";
import { RecogniseItemsOutput, recognisedItemsFor } from "./output.ts";
import { recogniseItemsPrompt } from "./prompt.ts";

/** Which things of a section that was written anew are things it had before, said in other words. */
export const recogniseItemsTask = defineTask({
  name: "recognise-items",
  version: 4,
  modelClass: "fast",
  maxOutputTokens: 2000,
  output: RecogniseItemsOutput,
  outputFor: recognisedItemsFor,
  prompt: recogniseItemsPrompt,
  mend: mendRecognisedItems,
  // What is no pair is left out: nothing else can be wrong.
  check: () => [],
  // Without a model things are known again by their words alone.
  draft: () => ({ same: [] }),
});
