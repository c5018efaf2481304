import type { AssumptionEntry, FinancialProjection, MarketSizing } from "@seedbed/contract/report/financials/schemas";
import { compactUsd } from "../money/compact-usd.ts";

const number = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });

/** The number of an entry with its unit: "$12.5", "8%", "1,200". */
export function scalarInWords({ unit, scalar }: Pick<AssumptionEntry, "unit" | "scalar">): string {
  if (unit === "$") return `$${number.format(scalar)}`;
  return unit === "%" ? `${number.format(scalar)}%` : number.format(scalar);
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
  `${number.format(count)} ${count === 1 ? "customer" : "customers"}`;
