import { defineTask } from "../../../../../platform/model/task.ts";
import { checkProfileStance } from "./check.ts";
import { draftProfileStance } from "./draft.ts";
import { mendProfileStance } from "./mend.ts";
import { ProfileStanceOutput } from "./output.ts";
import { type ProfileStanceInput, profileStancePrompt } from "./prompt.ts";

/** What a persona holds to, whoever talks to it: what it uses, what a change costs it, its price limit, who decides, what it refuses. */
export const profileStanceTask = defineTask<ProfileStanceInput, ProfileStanceOutput>({
  name: "profile-stance",
  version: 1,
  modelClass: "strong",
  maxOutputTokens: 3000,
  output: ProfileStanceOutput,
  prompt: profileStancePrompt,
  mend: mendProfileStance,
  check: checkProfileStance,
  draft: draftProfileStance,
});
