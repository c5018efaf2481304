import { defineTask } from "../../../../../platform/model/task.ts";
import { checkOverview } from "./check.ts";
import { draftOverview } from "./draft.ts";
import { mendOverview } from "./mend.ts";
import { OverviewOutput } from "./output.ts";
import { overviewPrompt } from "./prompt.ts";

/** A report on one page, with an honest gut check. */
export const overviewTask = defineTask({
  name: "overview",
  version: 3,
  modelClass: "strong",
  maxOutputTokens: 6000,
  output: OverviewOutput,
  prompt: overviewPrompt,
  mend: mendOverview,
  check: checkOverview,
  draft: draftOverview,
});
