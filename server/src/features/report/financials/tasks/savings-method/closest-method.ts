import type { CostSavingMethod } from "../../../../../library/cost-saving-methods/cost-saving-method.ts";
import { costSavingMethods } from "../../../../../library/cost-saving-methods.ts";
import { createRandom } from "../../../../../platform/drafting/random.ts";
import { rankByKeywords } from "../../../../../platform/drafting/rank.ts";

/** The saving method that a text speaks for most; the same for the same text, so that all tasks draft from the same one. */
export function closestMethod(text: string): CostSavingMethod {
  const [first] = rankByKeywords(costSavingMethods, text, createRandom(text));
  if (!first) throw new RangeError("The library has no saving methods.");
  return first;
}
