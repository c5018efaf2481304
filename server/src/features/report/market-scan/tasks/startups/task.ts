import { defineTask } from "../../../../../platform/model/task.ts";
import { checkStartups } from "./check.ts";
import { draftStartups } from "./draft.ts";
import { StartupsOutput } from "./output.ts";
import { startupsPrompt } from "./prompt.ts";

/** Young companies that matter to a concept. */
export const startupsTask = defineTask({
  name: "startups",
  version: 1,
  modelClass: "strong",
  deadlineMs: 180_000,
  maxOutputTokens: 10_000,
  output: StartupsOutput,
  prompt: startupsPrompt,
  check: checkStartups,
  draft: draftStartups,
});
