import type { AssumptionCategory, Scale } from "@seedbed/contract/report/assumptions/schemas";

/**
 * A belief on which many concepts rest, worded so that a test can show it to be false. The ratings are openings for people
 * to correct: 1 low, 2 medium, 3 high. General experience of testing business ideas, without figures.
 */
export type AssumptionPattern = {
  readonly category: AssumptionCategory;
  readonly keywords: readonly string[];
  /** At most 40 words once filled with slots of usual length. */
  readonly statement: string;
  readonly importance: Scale;
  readonly importanceRationale: string;
  readonly certainty: Scale;
  readonly certaintyRationale: string;
};
