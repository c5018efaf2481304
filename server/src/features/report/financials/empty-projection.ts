import type { FinancialProjection } from "@seedbed/contract/report/financials/schemas";

/** The fields of both layouts, none of them filled; a writer fills those of one layout. */
export const emptyProjection = {
  tam: 0,
  sam: 0,
  som: 0,
  businessModel: null,
  pricing: null,
  pricingModel: null,
  distributionChannels: [],
  costDrivers: [],
  totalUsers: null,
  serviceableAddressablePercent: null,
  serviceableObtainablePercent: null,
  marketSizings: [],
  savingMethod: null,
  savingsModel: null,
  impactSizings: [],
  targetSavingsAreas: [],
  costInterferences: [],
} as const satisfies Omit<FinancialProjection, "uuid" | "layout" | "overview" | "origin">;
