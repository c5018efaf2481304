import { briefWords } from "../../../writing/drafting/brief-words.ts";
import { startValues } from "../../start-values.ts";
import { audienceText } from "../audience-text.ts";
import type { RevenueInput } from "../paying-model.ts";
import { customerYear, yearlyPrice } from "../sizing/customer-year.ts";
import { customersInMarket } from "../sizing/customers-in-market.ts";
import { draftEntry } from "../sizing/draft-entry.ts";
import type { SizingOutput } from "../sizing/entry-fields.ts";
import { type SizingAssumption, sizingWording } from "../sizing/entry-wording.ts";

/** What all customers spend on the task today, narrowed by start values that are there to be replaced. */
export function draftTopDownSizing({ brief, model }: RevenueInput, seed: string): SizingOutput {
  const { composer, audience } = briefWords(brief, seed);
  const entry = (assumption: SizingAssumption, unit: string, scalar: number) =>
    draftEntry(composer, sizingWording[assumption], { unit, scalar, slots: { audience } });
  const { presentCostFactor, regionShare, fitShare, wonShare } = startValues;
  const yearly = yearlyPrice(model.price, customerYear(model.priceUnit));
  return {
    entries: [
      { ...entry("customers", "customers", customersInMarket(audienceText(brief), yearly)), group: "TAM" },
      { ...entry("spend", "$", rounded(yearly * presentCostFactor)), group: "TAM" },
      { ...entry("region", "%", regionShare), group: "SAM" },
      { ...entry("fit", "%", fitShare), group: "SAM" },
      { ...entry("won", "%", wonShare), group: "SOM" },
    ],
  };
}

/** To two digits, so that it looks as rough as it is; at least 1. */
const rounded = (dollars: number) => Math.max(1, Math.round(Number(dollars.toPrecision(2))));
