import { defineTask } from "../../../../../platform/model/task.ts";
import { checkProfileSignals } from "./check.ts";
import { mendProfileSignals } from "./mend.ts";
import { ProfileSignalsOutput, profileSignalsOutputFor } from "./output.ts";
import { type ProfileSignalsInput, profileSignalsPrompt } from "./prompt.ts";

/** What the passages that were read show of whether a persona would take up the concept. */
export const profileSignalsTask = defineTask<ProfileSignalsInput, ProfileSignalsOutput>({
  name: "profile-signals",
  version: 5,
  modelClass: "strong",
  maxOutputTokens: 6000,
  output: ProfileSignalsOutput,
  outputFor: profileSignalsOutputFor,
  prompt: profileSignalsPrompt,
  mend: mendProfileSignals,
  check: checkProfileSignals,
  // Whoever reads nothing finds nothing.
  draft: () => ({ signals: [], signalsSummary: "Nothing was read, so that nothing was found." }),
});
