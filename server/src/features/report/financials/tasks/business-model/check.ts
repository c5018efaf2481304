import { businessModels } from "../../../../../library/business-models.ts";
import { figureProblems } from "../../../../../platform/model/answer/figures.ts";
import { textProblems } from "../../../../../platform/model/answer/text-problems.ts";
import { chosenLayout } from "./chosen-layout.ts";
import type { BusinessModelOutput } from "./output.ts";
import type { BusinessModelInput } from "./prompt.ts";

const revenueFields = ["type", "subtype", "pricingModel", "price", "priceUnit"] as const;

/** The layout the people chose, filled with its own fields only, and a subtype under its own family. */
export function checkBusinessModel(output: BusinessModelOutput, input: BusinessModelInput): string[] {
  const chosen = chosenLayout(input.brief);
  const known = businessModels.find(({ subtype }) => subtype.toLowerCase() === output.subtype?.trim().toLowerCase());
  const { price, ...texts } = output;
  return [
    ...(chosen !== undefined && output.layout !== chosen
      ? [`layout is "${output.layout}", but the people chose "${chosen}". Write it for "${chosen}".`]
      : []),
    ...revenueFields.flatMap((field) => fieldProblems(field, output)),
    ...(known !== undefined && output.type !== null && known.type !== output.type
      ? [`"${known.subtype}" belongs to the type "${known.type}", not to "${output.type}".`]
      : []),
    ...(/^per\b/iu.test(output.priceUnit?.trim() ?? "")
      ? ['priceUnit is what follows "per"; leave out the word itself.']
      : []),
    ...textProblems(texts, input),
    ...figureProblems(texts, [input, price === null ? "" : `$${price}`]),
  ];
}

function fieldProblems(field: (typeof revenueFields)[number], output: BusinessModelOutput): string[] {
  if (output.layout === "revenue" && output[field] === null)
    return [`${field} is null; the layout "revenue" needs it.`];
  if (output.layout === "savings" && output[field] !== null) return [`${field} must be null for the layout "savings".`];
  return [];
}
