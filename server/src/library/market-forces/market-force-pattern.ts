import type { gradings } from "@seedbed/contract/report/market-scan/schemas";

/**
 * One reading of a market force: what pushes or holds back an idea, and what follows for it. General knowledge about how
 * markets work, without figures.
 */
export type MarketForcePattern = {
  /** Two to five words that name the reading. */
  readonly name: string;
  readonly keywords: readonly string[];
  readonly grading: (typeof gradings)[number];
  /** 0 tailwinds to 10 headwinds: an opening estimate for people to correct, no measurement. */
  readonly score: number;
  readonly summary: string;
  readonly impact: string;
};

export type MarketForceCategory = {
  readonly category: string;
  /** Tabler icon name. */
  readonly icon: string;
  readonly patterns: readonly MarketForcePattern[];
};
