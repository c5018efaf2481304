import { defineTask } from "../../../../platform/model/task.ts";
import { checkReply } from "./check.ts";
import { draftReply } from "./draft.ts";
import { mendReply } from "./mend.ts";
import { PersonaReplyOutput, personaReplyFor } from "./output.ts";
import { personaReplyPrompt } from "./prompt.ts";

/** What a persona says to what it is asked, each sentence with the facts it rests on. */
export const personaReplyTask = defineTask({
  name: "persona-reply",
  version: 1,
  modelClass: "fast",
  maxOutputTokens: 900,
  output: PersonaReplyOutput,
  outputFor: personaReplyFor,
  prompt: personaReplyPrompt,
  mend: mendReply,
  check: checkReply,
  draft: draftReply,
});
