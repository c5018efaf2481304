import { defineTask } from "../../../../../platform/model/task.ts";
import { checkBusinessModel } from "./check.ts";
import { chosenLayout } from "./chosen-layout.ts";
import { draftBusinessModel } from "./draft.ts";
import { mendBusinessModel } from "./mend.ts";
import { BusinessModelOutput, outputByLayout } from "./output.ts";
import { businessModelPrompt } from "./prompt.ts";

/** How a concept pays off; every other financial task builds on it, so it is kept short. */
export const businessModelTask = defineTask({
  name: "business-model",
  version: 5,
  modelClass: "strong",
  maxOutputTokens: 4000,
  output: BusinessModelOutput,
  outputFor({ brief }) {
    const layout = chosenLayout(brief);
    return layout === undefined ? BusinessModelOutput : outputByLayout[layout];
  },
  prompt: businessModelPrompt,
  mend: mendBusinessModel,
  check: checkBusinessModel,
  draft: draftBusinessModel,
});
