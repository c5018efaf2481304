import type { BusinessModelPattern } from "../../../../../library/business-models/business-model.ts";
import { startValues } from "../../start-values.ts";
import { writtenAmount } from "../../written-numbers.ts";

/** Whole US dollars and what they are paid for, as it would follow "per". */
export interface FirstPrice {
  price: number;
  priceUnit: string;
}

/** More US dollars than this are a budget or a market, not a price. */
const highestPrice = 1e8;

// A share or a one-off fee is no price of something that can be counted.
const uncounted = /^(?:share|entry fee|service level|milestone)/u;

/** The price the people wrote, else a round start value for a unit that the business model is usually priced by. */
export function firstPrice(earning: readonly string[], model: BusinessModelPattern): FirstPrice {
  const usualUnit = model.pricingUnits.find((unit) => !uncounted.test(unit)) ?? "customer and year";
  const written = writtenAmount(earning);
  if (!written || written.dollars > highestPrice)
    return { price: startPrice(usualUnit, model.type), priceUnit: usualUnit };
  return { price: written.dollars, priceUnit: unitOf(written.per, earning.join("\n")) || usualUnit };
}

/** "floor" becomes "floor and month" where the words speak of a monthly fee. */
function unitOf(per: string, text: string): string {
  const period = /\b(?:month|quarter|year)/iu.exec(text)?.[0]?.toLowerCase();
  if (per === "") return period === undefined ? "" : `customer and ${period}`;
  return period === undefined || /(?:month|quarter|year|week|day|hour)$/u.test(per) ? per : `${per} and ${period}`;
}

function startPrice(unit: string, family: BusinessModelPattern["type"]): number {
  const { price } = startValues;
  const [period] = (["project", "year", "quarter", "month", "week", "day"] as const).filter((name) =>
    new RegExp(`\\b${name}\\b`, "u").test(unit),
  );
  if (period !== undefined) return price[period];
  return family === "Usage-Based" ? price.use : price.item;
}
