import { businessModels } from "../../../../../library/business-models.ts";
import { briefWords } from "../../../writing/drafting/brief-words.ts";
import { withinLimit } from "../../../writing/drafting/within-limit.ts";
import { writtenAmount } from "../../written-numbers.ts";
import type { RevenueInput } from "../paying-model.ts";
import type { PricingIcon } from "./icons.ts";
import type { PricingOutput } from "./output.ts";
import { pricingConsiderations, pricingWording } from "./wording.ts";

const longestText = 2500;
const ownConsiderations = 3;
const risks = 2;

/** Reasons for and against the decided price, and the risks of its business model, in the concept's words. */
export function draftPricing({ brief, model }: RevenueInput, seed: string): PricingOutput {
  const { composer } = briefWords(brief, seed);
  const earning = brief.seed.answers.find(({ identifier }) => identifier === "earning")?.answers ?? [];
  const isWritten = writtenAmount(earning)?.dollars === model.price;
  const { written, started, comparison, unit, range, test } = pricingWording;
  const reasoning = [isWritten ? written : started, comparison, unit, range, test].map((templates) =>
    composer.sentence(templates, { unit: model.priceUnit }),
  );
  const pattern = businessModels.find(({ subtype }) => subtype === model.subtype);
  const modelRisks = (pattern?.risks ?? []).slice(0, risks).map((consideration) => ({
    icon: "alert-triangle" as const satisfies PricingIcon,
    consideration,
  }));
  const considerations = [...composer.random.pickSome(pricingConsiderations, ownConsiderations), ...modelRisks];
  return {
    reasoning: withinLimit(reasoning.join(" "), longestText),
    additionalConsiderations: considerations.map(({ icon, consideration }) => ({
      icon,
      consideration: composer.sentence([consideration]),
    })),
  };
}
