import { defineTask } from "../../../../../platform/model/task.ts";
import { checkStartups } from "./check.ts";
import { draftStartups } from "./draft.ts";
import { mendStartups } from "./mend.ts";
import { StartupsOutput } from "./output.ts";
import { startupsPrompt } from "./prompt.ts";

/** Young companies that matter to a concept. */
export const startupsTask = defineTask({
  name: "startups",
  version: 3,
  modelClass: "strong",
  maxOutputTokens: 10_000,
  output: StartupsOutput,
  prompt: startupsPrompt,
  mend: mendStartups,
  check: checkStartups,
  draft: draftStartups,
});
