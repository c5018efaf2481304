import { defineTask } from "../../../../../platform/model/task.ts";
import { checkTrends } from "./check.ts";
import { draftTrends } from "./draft.ts";
import { mendTrends } from "./mend.ts";
import { TrendsOutput, trendsOutputFor } from "./output.ts";
import { type TrendsInput, trendsPrompt } from "./prompt.ts";

/** The PESTEL analysis of a concept. */
export const trendsTask = defineTask<TrendsInput, TrendsOutput>({
  name: "trends",
  version: 4,
  modelClass: "strong",
  maxOutputTokens: 8000,
  output: TrendsOutput,
  outputFor: trendsOutputFor,
  prompt: trendsPrompt,
  mend: mendTrends,
  check: checkTrends,
  draft: draftTrends,
});
