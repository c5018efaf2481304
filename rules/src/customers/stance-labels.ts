import type { Stance } from "@seedbed/contract/report/customers/schemas";
import type { stanceLines } from "@seedbed/contract/report/vocabulary";
import { usdWith } from "../money/english-figures.ts";

/** What the lines of a stance are called. */
export const stanceLabels = {
  usesToday: "Uses today",
  switchingCosts: "Switching costs",
  priceLimit: "Price limit",
  decidesWith: "Who decides",
  saysNoTo: "Says no to",
} as const satisfies Record<(typeof stanceLines)[number], string>;

/** What the parts in a purchase are called. */
export const roleLabels = {
  likelyBuyer: "Likely buyer",
  likelyNonBuyer: "Likely non-buyer",
  mustAgree: "Must agree, neither buys nor uses",
  usesOnly: "Uses it, does not pay",
} as const satisfies Record<Stance["role"], string>;

/** "$22", "$22.50". */
export const amountLabel = (amount: number): string => usdWith(amount, Number.isInteger(amount) ? 0 : 2);

/** "$22 per floor and month"; nothing where no price is known. */
export function priceLabel({ amount, per }: Stance["priceLimit"]): string {
  if (amount === null) return "";
  return per ? `${amountLabel(amount)} per ${per}` : amountLabel(amount);
}
