import { defineTask } from "../../../../../platform/model/task.ts";
import { checkIncumbents } from "./check.ts";
import { draftIncumbents } from "./draft.ts";
import { IncumbentsOutput } from "./output.ts";
import { incumbentsPrompt } from "./prompt.ts";

/** Established companies that matter to a concept, and the ecosystem around them. */
export const incumbentsTask = defineTask({
  name: "incumbents",
  version: 1,
  modelClass: "strong",
  deadlineMs: 180_000,
  maxOutputTokens: 8000,
  output: IncumbentsOutput,
  prompt: incumbentsPrompt,
  check: checkIncumbents,
  draft: draftIncumbents,
});
