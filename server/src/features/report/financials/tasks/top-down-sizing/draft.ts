import { startValues } from "../../../writing/drafting/start-values.ts";
import { createTeller } from "../../telling/teller.ts";
import type { RevenueInput } from "../paying-model.ts";
import { customerYear, yearlyPrice } from "../sizing/customer-year.ts";
import { customersEntry } from "../sizing/customers-entry.ts";
import { draftEntry } from "../sizing/draft-entry.ts";
import type { SizingOutput } from "../sizing/entry-fields.ts";
import { sizingLabels } from "../sizing/entry-labels.ts";
import { marketWording } from "../sizing/market-wording.ts";

/** What all customers spend on the task today, narrowed by start values that are there to be replaced. */
export function draftTopDownSizing({ brief, model }: RevenueInput, seed: string): SizingOutput {
  const teller = createTeller(brief, seed);
  const { presentCostFactor, reachShare, wonShare } = startValues;
  const yearly = yearlyPrice(model.price, customerYear(model.priceUnit));
  const { customers, spend, region, won } = marketWording;
  return {
    entries: [
      { ...customersEntry(teller, customers, yearly), group: "TAM" },
      {
        ...draftEntry(teller, sizingLabels.spend, {
          unit: "$",
          scalar: rounded(yearly * presentCostFactor),
          description: teller.tell(spend, ["pains", "changes", "idea"]),
        }),
        group: "TAM",
      },
      {
        ...draftEntry(teller, sizingLabels.region, {
          unit: "%",
          scalar: reachShare,
          description: teller.tell(region, ["limits", "assets", "idea"]),
        }),
        group: "SAM",
      },
      {
        ...draftEntry(teller, sizingLabels.won, {
          unit: "%",
          scalar: wonShare,
          description: teller.tell(won, ["success", "difference", "benefit"]),
        }),
        group: "SOM",
      },
    ],
  };
}

/** To two digits, so that it looks as rough as it is; at least 1. */
const rounded = (dollars: number) => Math.max(1, Math.round(Number(dollars.toPrecision(2))));
