import { type BriefWords, briefWords } from "../../../writing/drafting/brief-words.ts";
import { withinLimit } from "../../../writing/drafting/within-limit.ts";
import { closestMethod } from "../savings-method/closest-method.ts";
import { chosenLayout } from "./chosen-layout.ts";
import { closestModel } from "./closest-model.ts";
import { firstPrice } from "./first-price.ts";
import { likelyLayout } from "./likely-layout.ts";
import type { BusinessModelOutput } from "./output.ts";
import type { BusinessModelInput } from "./prompt.ts";
import { revenueWording, savingsWording } from "./wording.ts";

const longestText = 2500;

/** The business model or saving method of the library that the concept's words speak for most, in the concept's words. */
export function draftBusinessModel({ brief }: BusinessModelInput, seed: string): BusinessModelOutput {
  const words = briefWords(brief, seed);
  const layout = chosenLayout(brief) ?? likelyLayout(words.text);
  const earning = brief.seed.answers.find(({ identifier }) => identifier === "earning")?.answers ?? [];
  return layout === "revenue" ? draftRevenue(words, earning) : draftSavings(words);
}

function draftRevenue({ composer, text }: BriefWords, earning: readonly string[]): BusinessModelOutput {
  const model = closestModel(earning, text, composer.random);
  const { price, priceUnit } = firstPrice(earning, model);
  const slots = { model: model.subtype, unit: priceUnit };
  const { source, driver, condition, firstCheck, other, detail } = revenueWording;
  const overview = [source, driver, condition, firstCheck, other].map((templates) =>
    composer.sentence(templates, slots),
  );
  const description = [composer.sentence([model.description]), composer.sentence(detail, slots)];
  return {
    layout: "revenue",
    overview: withinLimit(overview.join(" "), longestText),
    description: withinLimit(description.join(" "), longestText),
    type: model.type,
    subtype: model.subtype,
    pricingModel: `Price per ${priceUnit}`,
    price,
    priceUnit,
  };
}

function draftSavings({ composer, text }: BriefWords): BusinessModelOutput {
  const method = closestMethod(text);
  const slots = { method: method.type };
  const { source, driver, condition, firstCheck, detail } = savingsWording;
  const overview = [source, driver, condition, firstCheck].map((templates) => composer.sentence(templates, slots));
  const description = [composer.sentence(detail), composer.sentence(source, slots)];
  return {
    layout: "savings",
    overview: withinLimit(overview.join(" "), longestText),
    description: withinLimit(description.join(" "), longestText),
    type: null,
    subtype: null,
    pricingModel: null,
    price: null,
    priceUnit: null,
  };
}
