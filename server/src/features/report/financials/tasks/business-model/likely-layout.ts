import type { FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import { wordList } from "../../../../../library/word-list.ts";
import { countKeywords } from "../../../../../platform/drafting/rank.ts";

const costWords = wordList(
  "overtime, our cost, internal, rework, downtime, paperwork, save, saving, spend less, efficien, our own, colleague, procurement, scrap",
);
const saleWords = wordList(
  "sell, customer, buyer, pay, price, fee, subscri, revenue, market, consumer, client, order, shop, user, rent, licen",
);

/** What a draft takes the layout to be where the people have not chosen: revenue unless their words speak more of own cost. */
export function likelyLayout(text: string): FinancialProjection["layout"] {
  return countKeywords(costWords, text) > countKeywords(saleWords, text) ? "savings" : "revenue";
}
