import { businessModels } from "../../../../../library/business-models.ts";
import type { NoteMend } from "../../../../../platform/model/answer/findings.ts";
import { plainName } from "../../../../../platform/model/answer/reading/names.ts";
import { putRight } from "../../../writing/mending/put-right.ts";
import type { BusinessModelOutput } from "./output.ts";
import { plainPriceUnit } from "./plain-price-unit.ts";
import type { BusinessModelInput } from "./prompt.ts";
import { otherLayoutMeant, revenueFields } from "./revenue-fields.ts";

/**
 * A decision with the fields of its layout only: names as the library has them, the family that its model belongs to, a unit without "per",
 * and the pricing model named by it where it has no name. One that was written for the other layout stays, to be refused.
 */
export function mendBusinessModel(
  output: BusinessModelOutput,
  _input: BusinessModelInput,
  mended: NoteMend,
): BusinessModelOutput {
  if (otherLayoutMeant(output) !== undefined) return output;
  return output.layout === "savings" ? withoutRevenue(output, mended) : withKnownNames(output, mended);
}

function withoutRevenue(output: BusinessModelOutput, mended: NoteMend): BusinessModelOutput {
  for (const field of revenueFields) if (output[field] !== null) mended("not-of-savings", field);
  return { ...output, type: null, subtype: null, pricingModel: null, price: null, priceUnit: null };
}

function withKnownNames(output: BusinessModelOutput, mended: NoteMend): BusinessModelOutput {
  const { type, subtype, pricingModel } = output;
  const known = subtype === null ? undefined : businessModels.find((model) => isSame(model.subtype, subtype));
  const priceUnit = output.priceUnit && plainPriceUnit(output.priceUnit);
  const named = pricingModel ?? (priceUnit && `Price per ${priceUnit}`);
  return {
    ...output,
    type: putRight(type, known?.type ?? type, () => mended("family-follows-model", "type")),
    subtype: putRight(subtype, known?.subtype ?? subtype, () => mended("name-of-the-library", "subtype")),
    pricingModel: putRight(pricingModel, named, () => mended("pricing-model-by-unit", "pricingModel")),
    priceUnit: putRight(output.priceUnit, priceUnit, () => mended("unit-without-per", "priceUnit")),
  };
}

const isSame = (one: string, other: string) => plainName(one) === plainName(other);
