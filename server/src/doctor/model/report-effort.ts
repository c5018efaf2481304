import { costUsd, priceOf } from "../../platform/model/usage/prices.ts";

/**
 * What one report asks of a model. Calls and tokens read were counted in a report on the server of `test-support/model-server`; that server wrote
 * 8,300 tokens, and a model that fills its answers writes about twice as many. The longest chain of calls is five.
 */
export const reportEffort = { calls: 27, callsInARow: 5, tokensIn: 48_000, tokensOut: 16_000 } as const;

/** What one report takes and costs, in a sentence that says where that comes from. `tokensPerSecond`: of one call. */
export function reportInWords(modelId: string, tokensPerSecond: number): string {
  const { calls, callsInARow, tokensIn, tokensOut } = reportEffort;
  const alone = tokensOut / tokensPerSecond / 60;
  const least = (alone * callsInARow) / calls;
  const price = priceOf(modelId);
  const cost =
    price === undefined
      ? ""
      : ` and costs about $${costUsd(price, { input: tokensIn, cached: 0, output: tokensOut }).toFixed(2)}`;
  const asked = `${calls} calls, which read about ${inThousands(tokensIn)} tokens and write ${inThousands(tokensOut)}`;
  return `A report is ${asked}: at this speed it takes ${inMinutes(least)} if the calls run side by side, ${inMinutes(alone)} one after the other${cost}.`;
}

const inThousands = (count: number) => `${Math.round(count / 1000)},000`;

function inMinutes(minutes: number): string {
  if (minutes < 1) return "less than a minute";
  if (minutes < 90) return minutes < 1.5 ? "a minute" : `${Math.round(minutes)} minutes`;
  return `${Math.round(minutes / 60)} hours`;
}
