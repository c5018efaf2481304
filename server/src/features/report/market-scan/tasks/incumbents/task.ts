import { defineTask } from "../../../../../platform/model/task.ts";
import { checkIncumbents } from "./check.ts";
import { draftIncumbents } from "./draft.ts";
import { mendIncumbents } from "./mend.ts";
import { IncumbentsOutput, incumbentsOutputFor } from "./output.ts";
import { type IncumbentsInput, incumbentsPrompt } from "./prompt.ts";

/** Established companies that matter to a concept, and the ecosystem around them. */
export const incumbentsTask = defineTask<IncumbentsInput, IncumbentsOutput>({
  name: "incumbents",
  version: 3,
  modelClass: "strong",
  maxOutputTokens: 8000,
  output: IncumbentsOutput,
  outputFor: incumbentsOutputFor,
  prompt: incumbentsPrompt,
  mend: mendIncumbents,
  check: checkIncumbents,
  draft: draftIncumbents,
});
