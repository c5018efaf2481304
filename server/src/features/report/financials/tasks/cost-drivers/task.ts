import { defineTask } from "../../../../../platform/model/task.ts";
import { checkCostDrivers } from "./check.ts";
import { draftCostDrivers } from "./draft.ts";
import { mendCostDrivers } from "./mend.ts";
import { CostDriversOutput } from "./output.ts";
import { costDriversPrompt } from "./prompt.ts";

/** What running the concept costs, in assumed shares of the whole. */
export const costDriversTask = defineTask({
  name: "cost-drivers",
  version: 3,
  modelClass: "strong",
  maxOutputTokens: 5000,
  output: CostDriversOutput,
  prompt: costDriversPrompt,
  mend: mendCostDrivers,
  check: checkCostDrivers,
  draft: draftCostDrivers,
});
