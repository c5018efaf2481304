import type { FinancialProjection } from "@seedbed/contract/report/financials/schemas";
import {
  amountInWords,
  customersInWords,
  entryInWords,
  marketInWords,
} from "@seedbed/rules/market-sizing/figures-in-words";

/** What a projection says in numbers, in words, with the item that says it; null for the projection itself. */
export function toldFigures({
  pricing,
  savingsModel,
  totalUsers,
  marketSizings,
  impactSizings,
}: FinancialProjection): { item: string | null; words: string }[] {
  return [
    ...(pricing ? [{ item: null, words: amountInWords(pricing.price, pricing.unit) }] : []),
    ...(savingsModel ? [{ item: null, words: amountInWords(savingsModel.savingsAmount, savingsModel.unit) }] : []),
    ...(totalUsers === null ? [] : [{ item: null, words: customersInWords(totalUsers) }]),
    ...marketSizings.map((sizing) => ({ item: sizing.uuid, words: marketInWords(sizing) })),
    ...impactSizings.map(({ uuid, expectedSavings }) => ({
      item: uuid,
      words: amountInWords(expectedSavings, "a year"),
    })),
    ...[...marketSizings, ...impactSizings].flatMap(({ assumptionEntries }) =>
      assumptionEntries.map((entry) => ({ item: entry.uuid, words: entryInWords(entry) })),
    ),
  ];
}
