import { defineTask } from "../../../../../platform/model/task.ts";
import { checkProfileJourney } from "./check.ts";
import { draftProfileJourney } from "./draft.ts";
import { mendProfileJourney } from "./mend.ts";
import { ProfileJourneyOutput } from "./output.ts";
import { profileJourneyPrompt } from "./prompt.ts";

/** How a persona gets to the problem, deals with it, and where the concept could step in. */
export const profileJourneyTask = defineTask({
  name: "profile-journey",
  version: 4,
  modelClass: "strong",
  maxOutputTokens: 6000,
  output: ProfileJourneyOutput,
  prompt: profileJourneyPrompt,
  mend: mendProfileJourney,
  check: checkProfileJourney,
  draft: draftProfileJourney,
});
