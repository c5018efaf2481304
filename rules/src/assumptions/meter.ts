import type { Scale } from "@seedbed/contract/report/assumptions";

export type MeterLevel = "high" | "medium" | "low";

/** What the quick buttons of an importance or certainty meter set, in percent. */
export const quickPercents = { low: 16, medium: 50, high: 83 } as const satisfies Record<MeterLevel, number>;

/** Importance and certainty of an assumption that is being added, 0 to 1. */
export const newAssumptionFraction = 0.16;

const percentByScale = { 1: quickPercents.low, 2: quickPercents.medium, 3: quickPercents.high } as const;
const labelByScale = { 1: "Low", 2: "Medium", 3: "High" } as const;

/** The percentage at which the meter of a stored value stands. */
export function percentOfScale(scale: Scale): number {
  return percentByScale[scale];
}

/** The value stored for a meter at `fraction`, 0 to 1: 1 below 0.33, 2 below 0.66, otherwise 3. */
export function scaleOfFraction(fraction: number): Scale {
  if (fraction < 0.33) return 1;
  return fraction < 0.66 ? 2 : 3;
}

/** The level of a meter at `percent`: high from 66, medium from 33. */
export function meterLevel(percent: number): MeterLevel {
  if (percent >= 66) return "high";
  return percent >= 33 ? "medium" : "low";
}

/** The word for a stored importance or certainty. */
export function labelOfScale(scale: Scale): "Low" | "Medium" | "High" {
  return labelByScale[scale];
}

/** The word for an importance or certainty from 0 to 1: High from 0.66, Medium from 0.33. */
export function labelOfFraction(fraction: number): "Low" | "Medium" | "High" {
  if (fraction >= 0.66) return "High";
  return fraction >= 0.33 ? "Medium" : "Low";
}
