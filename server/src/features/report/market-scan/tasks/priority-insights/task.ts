import { defineTask } from "../../../../../platform/model/task.ts";
import { checkPriorityInsights } from "./check.ts";
import { draftPriorityInsights } from "./draft.ts";
import { PriorityInsightsOutput } from "./output.ts";
import { priorityInsightsPrompt } from "./prompt.ts";

/** What matters most about a concept's market, in six insights. */
export const priorityInsightsTask = defineTask({
  name: "priority-insights",
  version: 1,
  modelClass: "strong",
  deadlineMs: 180_000,
  maxOutputTokens: 6000,
  output: PriorityInsightsOutput,
  prompt: priorityInsightsPrompt,
  check: checkPriorityInsights,
  draft: draftPriorityInsights,
});
