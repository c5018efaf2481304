import type { Scale } from "@seedbed/contract/report/assumptions/schemas";

const percentByScale = { 1: 16, 2: 50, 3: 83 } as const satisfies Record<Scale, number>;
const high = 66;
const medium = 33;

type Level = "Low" | "Medium" | "High";

/** What the quick buttons set: where the meter stands then, from 0 to 1. */
export const quickScores = [0.16, 0.5, 0.83] as const;

/** The importance and the certainty with which a new assumption begins. */
export const newScore = quickScores[0];

/** The stored value of an importance or a certainty from 0 to 1. */
export function scaleOfScore(score: number): Scale {
  if (score < 0.33) return 1;
  return score < 0.66 ? 2 : 3;
}

/** Where the meter of a stored value stands, from 0 to 1. */
export const scoreOfScale = (scale: Scale): number => quickScores[scale - 1] ?? newScore;

/** The percentage at which the meter of a stored value stands. */
export function percentOfScale(scale: Scale): number {
  return percentByScale[scale];
}

/** The word for an importance or a certainty in percent. */
export function levelOfPercent(percent: number): Level {
  if (percent >= high) return "High";
  return percent >= medium ? "Medium" : "Low";
}

/** The word for a stored importance or certainty: that of where its meter stands. */
export function labelOfScale(scale: Scale): Level {
  return levelOfPercent(percentOfScale(scale));
}
