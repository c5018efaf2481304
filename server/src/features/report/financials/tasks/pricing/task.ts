import { defineTask } from "../../../../../platform/model/task.ts";
import { checkPricing } from "./check.ts";
import { draftPricing } from "./draft.ts";
import { PricingOutput } from "./output.ts";
import { pricingPrompt } from "./prompt.ts";

/** Why the price that was decided could hold, and what could move it. */
export const pricingTask = defineTask({
  name: "pricing",
  version: 4,
  modelClass: "strong",
  maxOutputTokens: 4000,
  output: PricingOutput,
  prompt: pricingPrompt,
  check: checkPricing,
  draft: draftPricing,
});
