import { startValues } from "../../../writing/drafting/start-values.ts";
import { pluralOf } from "./plural.ts";
import { priceRhythm } from "./price-rhythm.ts";

/** What a customer's year consists of, from one payment on. */
export interface CustomerYear {
  /** What is priced and how many of it a customer is assumed to take; undefined when the price is for the whole customer. */
  quantity: { thing: string; things: string; count: number } | undefined;
  /** Payments a year. */
  payments: number;
  /** Whether the price unit names the period; otherwise the payments are assumed. */
  isPaymentsKnown: boolean;
}

/** A customer's year at a price unit, as it would follow "per". */
export function customerYear(priceUnit: string): CustomerYear {
  const { thing, paymentsPerYear } = priceRhythm(priceUnit);
  const isPaymentsKnown = paymentsPerYear !== undefined;
  return {
    quantity:
      thing === undefined || !isPaymentsKnown
        ? undefined
        : { thing, things: pluralOf(thing), count: startValues.unitsPerCustomer },
    payments: paymentsPerYear ?? startValues.purchasesPerYear,
    isPaymentsKnown,
  };
}

/** US dollars a year that one customer would pay. */
export function yearlyPrice(price: number, { quantity, payments }: CustomerYear): number {
  return price * (quantity?.count ?? 1) * payments;
}
