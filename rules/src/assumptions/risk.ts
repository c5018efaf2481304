import type { Scale } from "@seedbed/contract/report/assumptions/schemas";

type RiskLevel = "high" | "medium" | "low";

/**
 * The risk of an assumption, above 0 and up to 1: how much the concept depends on it times how little is known,
 * importance x (4 - certainty) / 9. High importance with low certainty is 1, high importance with medium certainty 0.67.
 */
export function riskScore(importance: Scale, certainty: Scale): number {
  return (importance * (4 - certainty)) / 9;
}

/** The level of a risk from 0 to 1: high from 0.7, medium from 0.4. */
export function riskLevel(risk: number): RiskLevel {
  if (risk >= 0.7) return "high";
  return risk >= 0.4 ? "medium" : "low";
}

const percentByLevel = { high: 80, medium: 50, low: 20 } as const satisfies Record<RiskLevel, number>;

/** Where a level of risk stands on a bar, in percent. */
export const percentOfRiskLevel = (level: RiskLevel): number => percentByLevel[level];
