import { z } from "zod";
import { businessModels } from "../../../../../library/business-models.ts";

const families = [...new Set(businessModels.map(({ type }) => type))];
const names = families
  .map((family) => {
    const subtypes = businessModels.filter(({ type }) => type === family).map(({ subtype }) => subtype);
    return `${family}: ${subtypes.join(", ")}`;
  })
  .join("; ");

const layouts = ["revenue", "savings"] as const;
type Layout = (typeof layouts)[number];
const layoutMeaning =
  '"revenue" when somebody pays for the concept, "savings" when it lowers the cost of work the company itself does. Where the people chose, it is their choice.';

export const BusinessModelOutput = z.object({
  layout: z.enum(layouts).describe(layoutMeaning),
  overview: z
    .string()
    .max(2500)
    .describe(
      "Three to five sentences: where the money comes from or which cost falls, what drives the size of it, what must be true for it to hold, and what to check first.",
    ),
  description: z
    .string()
    .max(2500)
    .describe(
      "For revenue: who pays, for what, when, and why they would, in two to four sentences. For savings: which cost falls, through which change in the work, and who notices.",
    ),
  type: z.enum(families).nullable().describe("For revenue: the family of the business model. Null for savings."),
  subtype: z
    .string()
    .nullable()
    .describe(
      `For revenue: the business model's name, one of these when one fits (${names}), else a common name of at most four words. Null for savings.`,
    ),
  pricingModel: z
    .string()
    .nullable()
    .describe(
      'For revenue: the name of the pricing model in two to five words, such as "Fixed fee per site" or "Price per litre". Null for savings.',
    ),
  price: z
    .int()
    .min(1)
    .nullable()
    .describe(
      "For revenue: the price to test first, in whole US dollars; the people's own figure when they gave one. Choose the unit so that it is at least 1. Null for savings.",
    ),
  priceUnit: z
    .string()
    .nullable()
    .describe(
      'For revenue: what the price is for, as it would follow "per", such as "floor and month" or "order". Null for savings.',
    ),
});
export type BusinessModelOutput = z.infer<typeof BusinessModelOutput>;

const only = (layout: Layout) =>
  BusinessModelOutput.extend({
    // There is nothing to choose; whether the rest was written for it shows in its fields.
    layout: z.enum(layouts).extract([layout]).describe(layoutMeaning).meta({ fallback: layout }),
  });

/** The answer where the people chose how the concept pays off. */
export const outputByLayout = { revenue: only("revenue"), savings: only("savings") };
