import { defineTask } from "../../../../../platform/model/task.ts";
import { checkProfileNeeds } from "./check.ts";
import { draftProfileNeeds } from "./draft.ts";
import { mendProfileNeeds } from "./mend.ts";
import { ProfileNeedsOutput } from "./output.ts";
import { profileNeedsPrompt } from "./prompt.ts";

/** What a persona tries to get done and what goes wrong for them. */
export const profileNeedsTask = defineTask({
  name: "profile-needs",
  version: 4,
  modelClass: "strong",
  maxOutputTokens: 6000,
  output: ProfileNeedsOutput,
  prompt: profileNeedsPrompt,
  mend: mendProfileNeeds,
  check: checkProfileNeeds,
  draft: draftProfileNeeds,
});
