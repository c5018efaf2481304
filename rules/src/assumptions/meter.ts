import type { Scale } from "@seedbed/contract/report/assumptions/schemas";

const percentByScale = { 1: 16, 2: 50, 3: 83 } as const satisfies Record<Scale, number>;
const high = 66;
const medium = 33;

type Level = "Low" | "Medium" | "High";

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
