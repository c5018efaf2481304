import { defineTask } from "../../../../../platform/model/task.ts";
import { checkImpactSizing } from "./check.ts";
import { draftImpactSizing } from "./draft.ts";
import { mendImpactSizing } from "./mend.ts";
import { ImpactSizingOutput } from "./output.ts";
import { impactSizingPrompt } from "./prompt.ts";

/** What a concept saves a year, as assumptions to check. */
export const impactSizingTask = defineTask({
  name: "impact-sizing",
  version: 4,
  modelClass: "strong",
  maxOutputTokens: 5000,
  output: ImpactSizingOutput,
  prompt: impactSizingPrompt,
  mend: mendImpactSizing,
  check: checkImpactSizing,
  draft: draftImpactSizing,
});
