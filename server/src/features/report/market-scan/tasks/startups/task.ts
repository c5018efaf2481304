import { defineTask } from "../../../../../platform/model/task.ts";
import { checkStartups } from "./check.ts";
import { draftStartups } from "./draft.ts";
import { mendStartups } from "./mend.ts";
import { StartupsOutput, startupsOutputFor } from "./output.ts";
import { type StartupsInput, startupsPrompt } from "./prompt.ts";

/** Young companies that matter to a concept. */
export const startupsTask = defineTask<StartupsInput, StartupsOutput>({
  name: "startups",
  version: 3,
  modelClass: "strong",
  maxOutputTokens: 10_000,
  output: StartupsOutput,
  outputFor: startupsOutputFor,
  prompt: startupsPrompt,
  mend: mendStartups,
  check: checkStartups,
  draft: draftStartups,
});
