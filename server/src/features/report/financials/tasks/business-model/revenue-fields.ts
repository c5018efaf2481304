import type { BusinessModelOutput } from "./output.ts";

/** What a decision for revenue holds and one for savings leaves empty. */
export const revenueFields = ["type", "subtype", "pricingModel", "price", "priceUnit"] as const;

/** The other layout, when a decision is written for it although it names this one: by its fields, which are all filled or all empty. */
export function otherLayoutMeant(output: BusinessModelOutput): BusinessModelOutput["layout"] | undefined {
  const filled = revenueFields.filter((field) => output[field] !== null).length;
  if (output.layout === "savings" && filled === revenueFields.length) return "revenue";
  return output.layout === "revenue" && filled === 0 ? "savings" : undefined;
}
