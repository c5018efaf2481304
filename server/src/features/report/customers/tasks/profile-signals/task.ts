import { defineTask } from "../../../../../platform/model/task.ts";
import { checkProfileSignals } from "./check.ts";
import { draftProfileSignals } from "./draft.ts";
import { mendProfileSignals } from "./mend.ts";
import { ProfileSignalsOutput } from "./output.ts";
import { profileSignalsPrompt } from "./prompt.ts";

/** What one could look for in the world to learn whether a persona would take up the concept. */
export const profileSignalsTask = defineTask({
  name: "profile-signals",
  version: 3,
  modelClass: "strong",
  maxOutputTokens: 6000,
  output: ProfileSignalsOutput,
  prompt: profileSignalsPrompt,
  mend: mendProfileSignals,
  check: checkProfileSignals,
  draft: draftProfileSignals,
});
