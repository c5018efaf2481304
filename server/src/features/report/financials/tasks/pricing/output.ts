import { z } from "zod";
import { listOf } from "../../../../../platform/model/answer/list-of.ts";
import { type PricingIcon, pricingIconNames, pricingIcons } from "./icons.ts";

const iconMeanings = pricingIconNames.map((name) => `${name}: ${pricingIcons[name]}`).join("; ");

const Consideration = z.object({
  icon: z
    .enum(pricingIconNames)
    .describe(`The icon that fits best. ${iconMeanings}.`)
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
