import { z } from "zod";
import { listOf } from "../../../../../platform/model/answer/list-of.ts";
import { type PricingIcon, pricingIconNames } from "./icons.ts";

const Consideration = z.object({
  icon: z
    .enum(pricingIconNames)
    .describe("The icon that fits best.")
    .meta({ fallback: "coin" satisfies PricingIcon }),
  consideration: z
    .string()
    .describe("One or two sentences: one thing that could move the price, and what to find out about it."),
});

export const PricingOutput = z.object({
  reasoning: z
    .string()
    .max(2500)
    .describe(
      "Three to five sentences: what the price is compared with in the customer's mind, why the unit suits how the value arises, what speaks for a higher and for a lower price, and how to test it.",
    ),
  additionalConsiderations: listOf(Consideration, {
    wanted: { min: 3, max: 5 },
    enough: 2,
    unique: "consideration",
  }).describe("Three to five considerations about different things."),
});
export type PricingOutput = z.infer<typeof PricingOutput>;
