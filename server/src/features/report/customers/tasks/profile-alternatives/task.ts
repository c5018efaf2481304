import { defineTask } from "../../../../../platform/model/task.ts";
import { checkProfileAlternatives } from "./check.ts";
import { draftProfileAlternatives } from "./draft.ts";
import { mendProfileAlternatives } from "./mend.ts";
import { ProfileAlternativesOutput } from "./output.ts";
import { profileAlternativesPrompt } from "./prompt.ts";

/** What a persona does today instead of the concept. */
export const profileAlternativesTask = defineTask({
  name: "profile-alternatives",
  version: 4,
  modelClass: "strong",
  maxOutputTokens: 6000,
  output: ProfileAlternativesOutput,
  prompt: profileAlternativesPrompt,
  mend: mendProfileAlternatives,
  check: checkProfileAlternatives,
  draft: draftProfileAlternatives,
});
