import type { OverviewInput } from "../overview-input.ts";

/** The size summary that stays empty: the one of the layout that the financial projection does not have. */
export const emptySummaryOf = ({ report }: OverviewInput) =>
  report.financials?.layout === "savings" ? "financialMarketSizeRevenue" : "financialMarketSizeSavings";
