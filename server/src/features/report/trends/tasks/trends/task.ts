import { defineTask } from "../../../../../platform/model/task.ts";
import { checkTrends } from "./check.ts";
import { draftTrends } from "./draft.ts";
import { TrendsOutput } from "./output.ts";
import { trendsPrompt } from "./prompt.ts";

/** The PESTEL analysis of a concept. */
export const trendsTask = defineTask({
  name: "trends",
  version: 1,
  modelClass: "strong",
  deadlineMs: 180_000,
  maxOutputTokens: 8000,
  output: TrendsOutput,
  prompt: trendsPrompt,
  check: checkTrends,
  draft: draftTrends,
});
