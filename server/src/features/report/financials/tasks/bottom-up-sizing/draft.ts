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
  const entry = (
    assumption: SizingAssumption,
    { unit, scalar, slots }: { unit: string; scalar: number; slots?: SlotValues },
  ) => draftEntry(composer, sizingWording[assumption], { unit, scalar, slots: { audience, ...slots } });
  const year = customerYear(model.priceUnit);
  const { quantity, payments, isPaymentsKnown } = year;
  const market = [
    entry("counted", {
      unit: "customers",
      scalar: customersInMarket(audienceText(brief), yearlyPrice(model.price, year)),
    }),
    entry("affected", { unit: "%", scalar: startValues.affectedShare }),
    entry("price", { unit: "$", scalar: model.price, slots: { unit: model.priceUnit } }),
    ...(quantity === undefined
      ? []
      : [
          entry("quantity", {
            unit: quantity.things,
            scalar: quantity.count,
            slots: { thing: quantity.thing, units: quantity.things },
          }),
        ]),
    isPaymentsKnown
      ? entry("frequency", { unit: "payments a year", scalar: payments })
      : entry("purchases", { unit: "purchases a year", scalar: payments }),
  ];
  return {
    entries: [
      ...market.map((term): SizingEntry => ({ ...term, group: "TAM" })),
      { ...entry("reach", { unit: "%", scalar: startValues.channelShare }), group: "SAM" },
      { ...entry("signed", { unit: "%", scalar: startValues.wonShare }), group: "SOM" },
    ],
  };
}
