import { defineTask } from "../../../../../platform/model/task.ts";
import { checkBusinessModel } from "./check.ts";
import { draftBusinessModel } from "./draft.ts";
import { BusinessModelOutput } from "./output.ts";
import { businessModelPrompt } from "./prompt.ts";

/** How a concept pays off; every other financial task builds on it, so it is kept short. */
export const businessModelTask = defineTask({
  name: "business-model",
  version: 1,
  modelClass: "strong",
  deadlineMs: 90_000,
  maxOutputTokens: 4000,
  output: BusinessModelOutput,
  prompt: businessModelPrompt,
  check: checkBusinessModel,
  draft: draftBusinessModel,
});
