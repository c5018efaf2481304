import { defineTask } from "../../../../../platform/model/task.ts";
import { checkProfileAlternatives } from "./check.ts";
import { draftProfileAlternatives } from "./draft.ts";
import { ProfileAlternativesOutput } from "./output.ts";
import { profileAlternativesPrompt } from "./prompt.ts";

/** What a persona does today instead of the concept. */
export const profileAlternativesTask = defineTask({
  name: "profile-alternatives",
  version: 1,
  modelClass: "strong",
  deadlineMs: 180_000,
  maxOutputTokens: 6000,
  output: ProfileAlternativesOutput,
  prompt: profileAlternativesPrompt,
  check: checkProfileAlternatives,
  draft: draftProfileAlternatives,
});
