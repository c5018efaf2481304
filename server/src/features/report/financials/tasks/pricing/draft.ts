import { createTeller } from "../../telling/teller.ts";
import { toldPrice } from "../../told-price.ts";
import type { RevenueInput } from "../paying-model.ts";
import type { PricingOutput } from "./output.ts";
import { pricingWording } from "./wording.ts";

/** Where the price comes from, how to test it, what it is compared with and who signs. */
export function draftPricing({ brief, model }: RevenueInput, seed: string): PricingOutput {
  const teller = createTeller(brief, seed);
  const { written, otherMoney, start, test, comparison, signer } = pricingWording;
  const { price, basis, statement } = toldPrice(teller.statements, teller.language);
  const isFromThere = basis === "written" && price === model.price;
  return {
    reasoning: teller.paragraph(
      statement
        ? teller.tellOf(isFromThere ? written : otherMoney, statement)
        : teller.tell(start, ["earning", "benefit", "pains"]),
      teller.tell(test, ["audience", "success"]),
    ),
    additionalConsiderations: [
      { icon: "scale", consideration: teller.tell(comparison, ["pains", "changes", "difference", "idea"]) },
      { icon: "receipt", consideration: teller.tell(signer, ["clarified", "audience"]) },
    ],
  };
}
