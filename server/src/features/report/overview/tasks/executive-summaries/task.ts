import { defineTask } from "../../../../../platform/model/task.ts";
import { checkExecutiveSummaries } from "./check.ts";
import { draftExecutiveSummaries } from "./draft.ts";
import { ExecutiveSummariesOutput } from "./output.ts";
import { executiveSummariesPrompt } from "./prompt.ts";

/** What a reader must keep of each section. */
export const executiveSummariesTask = defineTask({
  name: "executive-summaries",
  version: 1,
  modelClass: "strong",
  deadlineMs: 180_000,
  maxOutputTokens: 6000,
  output: ExecutiveSummariesOutput,
  prompt: executiveSummariesPrompt,
  check: checkExecutiveSummaries,
  draft: draftExecutiveSummaries,
});
