import { defineTask } from "../../../../../platform/model/task.ts";
import { checkPriorityInsights } from "./check.ts";
import { draftPriorityInsights } from "./draft.ts";
import { mendPriorityInsights } from "./mend.ts";
import { PriorityInsightsOutput, priorityInsightsOutputFor } from "./output.ts";
import { type PriorityInsightsInput, priorityInsightsPrompt } from "./prompt.ts";

/** What matters most about a concept's market, in six insights. */
export const priorityInsightsTask = defineTask<PriorityInsightsInput, PriorityInsightsOutput>({
  name: "priority-insights",
  version: 3,
  modelClass: "strong",
  maxOutputTokens: 6000,
  output: PriorityInsightsOutput,
  outputFor: priorityInsightsOutputFor,
  prompt: priorityInsightsPrompt,
  mend: mendPriorityInsights,
  check: checkPriorityInsights,
  draft: draftPriorityInsights,
});
