import { defineTask } from "../../../../../platform/model/task.ts";
import { checkNeededPersona } from "./check.ts";
import { draftNeededPersona } from "./draft.ts";
import { mendNeededPersona } from "./mend.ts";
import { NeededPersonaOutput } from "./output.ts";
import { type NeededPersonaInput, neededPersonaPrompt } from "./prompt.ts";

/** Somebody of one part in a purchase whom the personas of a concept were written without, twice. */
export const neededPersonaTask = defineTask<NeededPersonaInput, NeededPersonaOutput>({
  name: "needed-persona",
  version: 1,
  modelClass: "strong",
  maxOutputTokens: 2000,
  output: NeededPersonaOutput,
  prompt: neededPersonaPrompt,
  mend: mendNeededPersona,
  check: checkNeededPersona,
  draft: draftNeededPersona,
});
