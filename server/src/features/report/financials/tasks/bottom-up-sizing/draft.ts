import type { SlotValues } from "../../../../../platform/drafting/fill.ts";
import { briefWords } from "../../../writing/drafting/brief-words.ts";
import { startValues } from "../../start-values.ts";
import { audienceText } from "../audience-text.ts";
import type { RevenueInput } from "../paying-model.ts";
import { customerYear, yearlyPrice } from "../sizing/customer-year.ts";
import { customersInMarket } from "../sizing/customers-in-market.ts";
import { draftEntry } from "../sizing/draft-entry.ts";
import type { SizingEntry, SizingOutput } from "../sizing/entry-fields.ts";
import { type SizingAssumption, sizingWording } from "../sizing/entry-wording.ts";

/** Customers times what each would pay in a year at the decided price; start values are there to be replaced. */
export function draftBottomUpSizing({ brief, model }: RevenueInput, seed: string): SizingOutput {
  const { composer, audience } = briefWords(brief, seed);
  const entry = (assumption: SizingAssumption, unit: string, scalar: number, slots: SlotValues = {}) =>
    draftEntry(composer, sizingWording[assumption], { unit, scalar, slots: { audience, ...slots } });
  const year = customerYear(model.priceUnit);
  const { quantity, payments, isPaymentsKnown } = year;
  const market = [
    entry("counted", "customers", customersInMarket(audienceText(brief), yearlyPrice(model.price, year))),
    entry("affected", "%", startValues.affectedShare),
    entry("price", "$", model.price, { unit: model.priceUnit }),
    ...(quantity === undefined
      ? []
      : [entry("quantity", quantity.things, quantity.count, { thing: quantity.thing, units: quantity.things })]),
    isPaymentsKnown
      ? entry("frequency", "payments a year", payments)
      : entry("purchases", "purchases a year", payments),
  ];
  return {
    entries: [
      ...market.map((term): SizingEntry => ({ ...term, group: "TAM" })),
      { ...entry("reach", "%", startValues.channelShare), group: "SAM" },
      { ...entry("signed", "%", startValues.wonShare), group: "SOM" },
    ],
  };
}
