import { defineTask } from "../../../../../platform/model/task.ts";
import { checkDistributionChannels } from "./check.ts";
import { draftDistributionChannels } from "./draft.ts";
import { mendDistributionChannels } from "./mend.ts";
import { DistributionChannelsOutput } from "./output.ts";
import { distributionChannelsPrompt } from "./prompt.ts";

/** How the offer reaches the people who pay for it. */
export const distributionChannelsTask = defineTask({
  name: "distribution-channels",
  version: 3,
  modelClass: "strong",
  maxOutputTokens: 4000,
  output: DistributionChannelsOutput,
  prompt: distributionChannelsPrompt,
  mend: mendDistributionChannels,
  check: checkDistributionChannels,
  draft: draftDistributionChannels,
});
