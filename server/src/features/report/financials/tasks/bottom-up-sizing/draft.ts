import type { Topic } from "../../../../../platform/drafting/telling/statement.ts";
import { startValues } from "../../../writing/drafting/start-values.ts";
import { createTeller, type Teller } from "../../telling/teller.ts";
import { toldPrice } from "../../told-price.ts";
import type { RevenueInput } from "../paying-model.ts";
import { pricingWording } from "../pricing/wording.ts";
import { customerWording } from "../sizing/customer-wording.ts";
import { customerYear, yearlyPrice } from "../sizing/customer-year.ts";
import { customersEntry } from "../sizing/customers-entry.ts";
import { draftEntry } from "../sizing/draft-entry.ts";
import type { SizingEntry, SizingOutput } from "../sizing/entry-fields.ts";
import { sizingLabels } from "../sizing/entry-labels.ts";

const labels = { ...sizingLabels, reach: sizingLabels.region, signed: sizingLabels.won };

/** Customers times what each would pay in a year at the decided price; start values are there to be replaced. */
export function draftBottomUpSizing({ brief, model }: RevenueInput, seed: string): SizingOutput {
  const teller = createTeller(brief, seed);
  const year = customerYear(model.priceUnit);
  const entry = (
    name: Exclude<keyof typeof customerWording, "payers" | "price">,
    about: readonly Topic[],
    value: { unit?: string; scalar: number },
  ) => draftEntry(teller, labels[name], { ...value, description: teller.tell(customerWording[name], about) });
  const { quantity, payments, isPaymentsKnown } = year;
  const market = [
    customersEntry(teller, customerWording.payers, yearlyPrice(model.price, year)),
    priceEntry(teller, model.price),
    ...(quantity
      ? [
          entry("quantity", ["idea"], {
            ...(teller.language === "en" ? { unit: quantity.things } : {}),
            scalar: quantity.count,
          }),
        ]
      : []),
    isPaymentsKnown
      ? entry("payments", ["limits", "earning"], { scalar: payments })
      : entry("purchases", ["pains", "changes", "idea"], { scalar: payments }),
  ];
  return {
    entries: [
      ...market.map((term): SizingEntry => ({ ...term, group: "TAM" })),
      {
        ...entry("reach", ["assets", "limits", "audience"], { unit: "%", scalar: startValues.reachShare }),
        group: "SAM",
      },
      {
        ...entry("signed", ["success", "difference"], { unit: "%", scalar: startValues.wonShare }),
        group: "SOM",
      },
    ],
  };
}

/** The decided price, with where it comes from. */
function priceEntry(teller: Teller, price: number) {
  const told = toldPrice(teller.statements, teller.language);
  const { otherMoney, start } = pricingWording;
  const description = told.statement
    ? teller.tellOf(
        told.basis === "written" && told.price === price ? customerWording.price : otherMoney,
        told.statement,
      )
    : teller.tell(start, ["earning", "benefit"]);
  return draftEntry(teller, sizingLabels.price, { unit: "$", scalar: price, description });
}
