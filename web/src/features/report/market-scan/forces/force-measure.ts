import type { MarketForce } from "@seedbed/contract/report/market-scan/schemas";

type Measured = Pick<MarketForce, "score" | "grading">;

const scoreByGrading = {
  "Mostly Headwinds": 8,
  "Headwinds & Tailwinds": 5,
  "Mostly Tailwinds": 2,
} as const satisfies Record<MarketForce["grading"], number>;

const gradingOrder = ["Mostly Headwinds", "Headwinds & Tailwinds", "Mostly Tailwinds"] as const;

/** How favourable a force is, 0 (headwinds) to 1 (tailwinds); without a score its grading stands in. */
export function favour({ score, grading }: Measured): number {
  return 1 - Math.min(10, Math.max(0, score ?? scoreByGrading[grading])) / 10;
}

/** The colour of a force on the way from red over amber to green. */
export function forceColor(force: Measured): string {
  const value = favour(force);
  return value < 0.5
    ? `color-mix(in oklab, var(--caution) ${Math.round(value * 200)}%, var(--negative))`
    : `color-mix(in oklab, var(--positive) ${Math.round((value - 0.5) * 200)}%, var(--caution))`;
}

/** Headwinds first, then mixed, then tailwinds; within a grading as they came. */
export const headwindsFirst = <Force extends Measured>(forces: readonly Force[]): Force[] =>
  [...forces].sort((a, b) => gradingOrder.indexOf(a.grading) - gradingOrder.indexOf(b.grading));

export const scoreText = (score: number | null): string => (score === null ? "Not scored" : `${score} / 10`);
