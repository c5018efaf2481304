import { defineTask } from "../../../../platform/model/task.ts";
import { checkEdits } from "./check.ts";
import { draftEdits } from "./draft.ts";
import { mendEdits } from "./mend.ts";
import { EditReportOutput, editReportFor } from "./output.ts";
import { editReportPrompt } from "./prompt.ts";

/** What a person asks to be changed in a report, as changes of single things in it, and what is said to it. */
export const editReportTask = defineTask({
  name: "edit-report",
  version: 1,
  modelClass: "strong",
  maxOutputTokens: 4000,
  output: EditReportOutput,
  outputFor: editReportFor,
  prompt: editReportPrompt,
  mend: mendEdits,
  check: checkEdits,
  draft: draftEdits,
});
