import { defineTask } from "../../../../../platform/model/task.ts";
import { checkExecutiveSummaries } from "./check.ts";
import { draftExecutiveSummaries } from "./draft.ts";
import { mendExecutiveSummaries } from "./mend.ts";
import { ExecutiveSummariesOutput } from "./output.ts";
import { executiveSummariesPrompt } from "./prompt.ts";

/** What a reader must keep of each section. */
export const executiveSummariesTask = defineTask({
  name: "executive-summaries",
  version: 3,
  modelClass: "strong",
  maxOutputTokens: 6000,
  output: ExecutiveSummariesOutput,
  prompt: executiveSummariesPrompt,
  mend: mendExecutiveSummaries,
  check: checkExecutiveSummaries,
  draft: draftExecutiveSummaries,
});
