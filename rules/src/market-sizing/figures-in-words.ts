import type { AssumptionEntry, FinancialProjection, MarketSizing } from "@seedbed/contract/report/financials/schemas";
import { compactUsd } from "../money/compact-usd.ts";

import { figureWith } from "../money/english-figures.ts";

/** The number of an entry with its unit: "$12.5", "8%", "1,200". */
export function scalarInWords({ unit, scalar }: Pick<AssumptionEntry, "unit" | "scalar">): string {
  const figure = figureWith(scalar, 2);
  if (unit === "$") return `$${figure}`;
  return unit === "%" ? `${figure}%` : figure;
}

/** An entry in one line: "Offices in the region: 1,200 offices". */
export function entryInWords({ title, unitDescription, ...value }: AssumptionEntry): string {
  return `${title}: ${[scalarInWords(value), unitDescription].filter((part) => part !== "").join(" ")}`;
}

/** The three sizes of a market, the largest first. */
export function marketInWords({ expectedTam, expectedSam, expectedSom }: MarketSizing): string {
  const [tam, sam, som] = [expectedTam, expectedSam, expectedSom].map(compactUsd);
  return `${tam} a year in all, ${sam} of it serviceable, ${som} obtainable`;
}

/** A price or a saving: "$4.50 per container". */
export const amountInWords = (amount: number, unit: string): string => `${compactUsd(amount)} ${unit}`.trim();

/** How many customers there are: "12,000 customers". */
export const customersInWords = (count: NonNullable<FinancialProjection["totalUsers"]>): string =>
  `${figureWith(count, 2)} ${count === 1 ? "customer" : "customers"}`;
