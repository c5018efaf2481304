import { costUsd, type Price } from "../../../src/platform/model/usage/prices.ts";
import type { UsageRow } from "../../../src/platform/model/usage/usage-log.ts";

/** Calls about one idea: those of its seed and of its report. */
const callsOfIdea = 30;
/** Tokens of a usual call, beside which the trial call is a small one. */
const tokensOfCall = { input: 2_400, output: 900 };

export interface Estimate {
  calls: number;
  tokensIn: number;
  tokensOut: number;
  minutes: number;
  /** Undefined when the model's price is not known. */
  costUsd: number | undefined;
}

/** What a run will take, from one trial call and the price of the model. Pure. */
export function estimate(
  ideas: number,
  trial: readonly UsageRow[],
  means: { price: Price | undefined; atOnce: number },
): Estimate {
  const calls = ideas * callsOfIdea;
  const tokens = { input: calls * tokensOfCall.input, cached: 0, output: calls * tokensOfCall.output };
  const milliseconds = trial.reduce((sum, row) => sum + row.milliseconds, 0);
  const written = trial.reduce((sum, row) => sum + row.tokensOut, 0);
  // A call takes as long as it writes.
  const ofCall = written > 0 ? (milliseconds / written) * tokensOfCall.output : milliseconds;
  return {
    calls,
    tokensIn: tokens.input,
    tokensOut: tokens.output,
    minutes: (calls * ofCall) / Math.max(1, means.atOnce) / 60_000,
    costUsd: means.price && costUsd(means.price, tokens),
  };
}

/** What a person reads before it starts. */
export function estimateText({ calls, tokensIn, tokensOut, minutes, costUsd: cost }: Estimate, model: string): string {
  const thousands = (tokens: number) => `${Math.round(tokens / 1000).toLocaleString("en")},000`;
  const time = minutes < 1 ? "less than a minute" : `about ${Math.round(minutes)} minutes`;
  const money = cost === undefined ? "an unknown price: this model is not in the list" : `about $${cost.toFixed(2)}`;
  return `${model}: about ${calls} calls, ${thousands(tokensIn)} tokens in and ${thousands(tokensOut)} out, ${time}, ${money}.`;
}
