import type { AssumptionEntry, FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import type { Item } from "../../writing/section.ts";
import { isPrice } from "../is-price.ts";

/** An entry as it was written; one that was the decided price is the price that is decided now. */
export function pricedAnew(item: Item, { written, now }: Record<"written" | "now", FinancialProjection>): Item {
  const entry = item as AssumptionEntry;
  const wasPrice = entry.basis === "derived" && written.pricing && isPrice(entry, written.pricing.price);
  const follows: Partial<AssumptionEntry> = wasPrice && now.pricing ? { scalar: now.pricing.price } : {};
  return { ...entry, ...follows };
}
