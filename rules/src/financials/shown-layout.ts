import type { FinancialProjection } from "@seedbed/contract/report/financials/schemas";

type Shown = Omit<FinancialProjection, "uuid" | "layout" | "overview" | "origin">;

/** How a projection is shown by what it holds: any part of a revenue comes first, then any part of savings; null for one that holds neither. */
export function shownLayout(projection: Shown): FinancialProjection["layout"] | null {
  const { businessModel, marketSizings, costDrivers, distributionChannels, pricingModel } = projection;
  if (holds(businessModel, marketSizings, costDrivers, distributionChannels, pricingModel)) return "revenue";
  const { savingMethod, savingsModel, impactSizings, costInterferences, targetSavingsAreas } = projection;
  return holds(savingMethod, savingsModel, impactSizings, costInterferences, targetSavingsAreas) ? "savings" : null;
}

const holds = (...parts: (object | string | null)[]): boolean =>
  parts.some((part) => (Array.isArray(part) ? part.length > 0 : Boolean(part)));
