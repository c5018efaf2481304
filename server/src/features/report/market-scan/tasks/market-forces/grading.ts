import type { MarketForce } from "@seedbed/contract/report/market-scan/schemas";

type Grading = MarketForce["grading"];

/** The scores each grading covers, both ends included; 0 is all tailwind, 10 all headwind. */
export const scoresByGrading = {
  "Mostly Tailwinds": { lowest: 0, highest: 4 },
  "Headwinds & Tailwinds": { lowest: 4, highest: 6 },
  "Mostly Headwinds": { lowest: 6, highest: 10 },
} as const satisfies Record<Grading, { lowest: number; highest: number }>;

/** The grading that a score stands for. */
export function gradingOf(score: number): Grading {
  const { lowest, highest } = scoresByGrading["Headwinds & Tailwinds"];
  if (score < lowest) return "Mostly Tailwinds";
  return score > highest ? "Mostly Headwinds" : "Headwinds & Tailwinds";
}

/** Whether a grading says the same as a score. */
export function gradingFits(grading: Grading, score: number): boolean {
  const { lowest, highest } = scoresByGrading[grading];
  return lowest <= score && score <= highest;
}
