import { adaptabilityAssumptions } from "./assumption-patterns/adaptability.ts";
import type { AssumptionPattern } from "./assumption-patterns/assumption-pattern.ts";
import { desirabilityAssumptions } from "./assumption-patterns/desirability.ts";
import { feasibilityAssumptions } from "./assumption-patterns/feasibility.ts";
import { viabilityAssumptions } from "./assumption-patterns/viability.ts";

/** Beliefs to test, at least twelve in each of the four categories. */
export const assumptionPatterns: readonly AssumptionPattern[] = [
  ...desirabilityAssumptions,
  ...viabilityAssumptions,
  ...feasibilityAssumptions,
  ...adaptabilityAssumptions,
];
