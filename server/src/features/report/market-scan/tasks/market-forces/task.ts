import { defineTask } from "../../../../../platform/model/task.ts";
import { checkMarketForces } from "./check.ts";
import { draftMarketForces } from "./draft.ts";
import { mendMarketForces } from "./mend.ts";
import { MarketForcesOutput, marketForcesOutputFor } from "./output.ts";
import { type MarketForcesInput, marketForcesPrompt } from "./prompt.ts";

/** Six forces of a concept's market and how each acts on it. */
export const marketForcesTask = defineTask<MarketForcesInput, MarketForcesOutput>({
  name: "market-forces",
  version: 4,
  modelClass: "strong",
  maxOutputTokens: 6000,
  output: MarketForcesOutput,
  outputFor: marketForcesOutputFor,
  prompt: marketForcesPrompt,
  mend: mendMarketForces,
  check: checkMarketForces,
  draft: draftMarketForces,
});
