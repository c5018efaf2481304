import { editReportTask } from "../../src/features/ai-editing/tasks/edit-report/task.ts";
import { editMistakes, editsAsked } from "./edits.ts";
import { askedTask } from "./taken-of.ts";
import { testSmallMistakes } from "./test-small-mistakes.ts";

testSmallMistakes(
  (await editsAsked()).map((input) => askedTask(editReportTask, input)),
  editMistakes,
);
