import type { Counts } from "./use-dashboard.ts";

export const stageLabels = {
  prototyping: "Concepts Generated",
  proofOfConcept: "POCs Launched",
  minimumViableProduct: "MVPs Launched",
  commercialized: "Products Commercialized",
} as const;
export type Stage = keyof typeof stageLabels;
export const stages = Object.keys(stageLabels) as Stage[];
export const chartStages = ["proofOfConcept", "minimumViableProduct", "commercialized"] as const satisfies Stage[];

/** Whole percent of a total; 0 of nothing. */
export const percentOf = (part: number, total: number) => (total > 0 ? Math.round((part / total) * 100) : 0);

/** How many of one stage reached the next, in percent; null when the earlier stage is empty. */
export const conversion = (counts: Counts, from: Stage, to: Stage): number | null =>
  counts[from] > 0 ? Math.round((counts[to] / counts[from]) * 100) : null;
