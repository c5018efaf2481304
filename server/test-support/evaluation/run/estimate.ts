import { costUsd, type Price } from "../../../src/platform/model/usage/prices.ts";
import type { UsageRow } from "../../../src/platform/model/usage/usage-log.ts";
import { questionsOfPerson } from "../personas/asked/questions.ts";

/** A kind of work: how many calls each of its things takes, and the tokens of a usual one. */
interface Work {
  calls: number;
  input: number;
  output: number;
}

/** About one idea: its seed and its report. The trial call is a small one beside these. */
const ofIdea: Work = { calls: 30, input: 2_400, output: 900 };
/** With one persona: its facts, what was said before, and a few sentences; one answer of five is asked for again in part. */
const ofPerson: Work = { calls: questionsOfPerson * 1.2, input: 1_700, output: 180 };

export interface Estimate {
  calls: number;
  tokensIn: number;
  tokensOut: number;
  minutes: number;
  /** Undefined when the model's price is not known. */
  costUsd: number | undefined;
}

/** What a run will take, from one trial call and the prices of the models. Pure. */
export function estimate(
  { ideas, people }: { ideas: number; people: number },
  trial: readonly UsageRow[],
  means: { price: Price | undefined; fastPrice: Price | undefined; atOnce: number },
): Estimate {
  const works = [workOf(ofIdea, ideas, means.price), workOf(ofPerson, people, means.fastPrice)];
  const sumOf = (key: "calls" | "input" | "output") => works.reduce((sum, work) => sum + work[key], 0);
  const priced = works.map(({ calls, price, input, output }) =>
    calls === 0 ? 0 : price && costUsd(price, { input, cached: 0, output }),
  );
  const milliseconds = trial.reduce((sum, row) => sum + row.milliseconds, 0);
  const written = trial.reduce((sum, row) => sum + row.tokensOut, 0);
  // A call takes as long as it writes.
  const took = written > 0 ? (milliseconds / written) * sumOf("output") : milliseconds * sumOf("calls");
  return {
    calls: sumOf("calls"),
    tokensIn: sumOf("input"),
    tokensOut: sumOf("output"),
    minutes: took / Math.max(1, means.atOnce) / 60_000,
    costUsd: priced.reduce<number | undefined>(
      (sum, cost) => (sum === undefined || cost === undefined ? undefined : sum + cost),
      0,
    ),
  };
}

function workOf({ calls, input, output }: Work, things: number, price: Price | undefined) {
  const all = Math.round(calls * things);
  return { calls: all, input: all * input, output: all * output, price };
}

/** What a person reads before it starts. */
export function estimateText({ calls, tokensIn, tokensOut, minutes, costUsd: cost }: Estimate, model: string): string {
  const thousands = (tokens: number) => `${Math.round(tokens / 1000).toLocaleString("en")},000`;
  const time = minutes < 1 ? "less than a minute" : `about ${Math.round(minutes)} minutes`;
  const money = cost === undefined ? "an unknown price: this model is not in the list" : `about $${cost.toFixed(2)}`;
  return `${model}: about ${calls} calls, ${thousands(tokensIn)} tokens in and ${thousands(tokensOut)} out, ${time}, ${money}.`;
}
