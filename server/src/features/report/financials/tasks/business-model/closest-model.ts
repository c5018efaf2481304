import type { BusinessModelPattern } from "../../../../../library/business-models/business-model.ts";
import { businessModels } from "../../../../../library/business-models.ts";
import type { Random } from "../../../../../platform/drafting/random.ts";
import { countKeywords } from "../../../../../platform/drafting/rank.ts";

/** How much more the words about earning say about the business model than the words about anything else. */
const earningWeight = 3;

/**
 * The business model of the library that the words speak for most, those about earning before all others. Of models that fit
 * equally well the one listed first, being the commoner one; any model where no word speaks for one.
 */
export function closestModel(earning: readonly string[], text: string, random: Random): BusinessModelPattern {
  const earningText = earning.join("\n");
  const fit = ({ keywords }: BusinessModelPattern) =>
    earningWeight * countKeywords(keywords, earningText) + countKeywords(keywords, text);
  const [closest] = businessModels.toSorted((one, other) => fit(other) - fit(one));
  return closest !== undefined && fit(closest) > 0 ? closest : random.pick(businessModels);
}
