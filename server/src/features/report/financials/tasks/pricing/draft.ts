import type { InEach } from "../../../../../platform/drafting/telling/draft-language.ts";
import { createTeller } from "../../telling/teller.ts";
import { toldPrice } from "../../told-price.ts";
import type { RevenueInput } from "../paying-model.ts";
import type { PricingOutput } from "./output.ts";
import { pricingWording } from "./wording.ts";

/** Words of answers about who may buy. An answer to a question may be about anything. */
const buyingWords: InEach<RegExp> = {
  en: /\b(?:sign(?!al|ific)|pay|buy|purchas|budget|procure|approv)/iu,
  de: /unter(?:schreib|schrieb|zeichn)|zahl(?!reich)|kauf|budget|einkäuf|genehmig|freigab|freigeb/iu,
  es: /\bfirm(?!e)|\bpag(?:a|o|u)|\bcompr(?:a|e|o)|presupuest|aprueb|aprob/iu,
  ja: /署名|契約|払|購入|購買|予算|決裁|承認/u,
};

/** Where the price comes from, how to test it, what it is compared with and who signs. */
export function draftPricing({ brief, model }: RevenueInput, seed: string): PricingOutput {
  const teller = createTeller(brief, seed);
  const { written, otherMoney, start, test, comparison, signer } = pricingWording;
  const { price, basis, statement } = toldPrice(teller.statements, teller.language);
  const ofBuying = teller.statements.find(
    ({ topic, text }) => topic === "clarified" && buyingWords[teller.language].test(text),
  );
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
      {
        icon: "receipt",
        consideration: ofBuying ? teller.tellOf(signer, ofBuying) : teller.tell(signer, ["audience"]),
      },
    ],
  };
}
