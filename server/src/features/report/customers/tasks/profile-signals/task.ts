import { defineTask } from "../../../../../platform/model/task.ts";
import { checkProfileSignals } from "./check.ts";
import { draftProfileSignals } from "./draft.ts";
import { mendProfileSignals } from "./mend.ts";
import { ProfileSignalsOutput, profileSignalsOutputFor } from "./output.ts";
import { type ProfileSignalsInput, profileSignalsPrompt } from "./prompt.ts";

/** What one could look for in the world to learn whether a persona would take up the concept. */
export const profileSignalsTask = defineTask<ProfileSignalsInput, ProfileSignalsOutput>({
  name: "profile-signals",
  version: 4,
  modelClass: "strong",
  maxOutputTokens: 6000,
  output: ProfileSignalsOutput,
  outputFor: profileSignalsOutputFor,
  prompt: profileSignalsPrompt,
  mend: mendProfileSignals,
  check: checkProfileSignals,
  draft: draftProfileSignals,
});
