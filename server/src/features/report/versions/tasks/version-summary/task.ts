import { defineTask } from "../../../../../platform/model/task.ts";
import { checkVersionSummary } from "./check.ts";
import { draftVersionSummary } from "./draft.ts";
import { mendVersionSummary } from "./mend.ts";
import { VersionSummaryOutput } from "./output.ts";
import { type VersionSummaryInput, versionSummaryPrompt } from "./prompt.ts";

/** What a version changed, in a sentence or two, from its recorded changes and nothing else. */
export const versionSummaryTask = defineTask<VersionSummaryInput, VersionSummaryOutput>({
  name: "version-summary",
  version: 1,
  modelClass: "fast",
  maxOutputTokens: 400,
  output: VersionSummaryOutput,
  prompt: versionSummaryPrompt,
  mend: mendVersionSummary,
  check: checkVersionSummary,
  draft: draftVersionSummary,
});
