import type { FinancialProjection, MarketSizing } from "@seedbed/contract/report/financials/schemas";
import { customerCount } from "@seedbed/rules/market-sizing/customer-count";
import { defaultSizing } from "@seedbed/rules/market-sizing/default-sizing";
import { marketSize } from "@seedbed/rules/market-sizing/market-size";
import { sharePercent } from "@seedbed/rules/market-sizing/share-percent";

/** A sizing with its sizes calculated from its assumptions. */
export function sized(sizing: Pick<MarketSizing, "uuid" | "type" | "assumptionEntries">): MarketSizing {
  const { tam, sam, som } = marketSize(sizing.assumptionEntries);
  return { ...sizing, expectedTam: tam, expectedSam: sam, expectedSom: som };
}

/**
 * The sizes of a projection from its sizings: the markets and their shares from the default sizing, the customers from the
 * bottom-up one. Zero and null without sizings. To be calculated again whenever an assumption changes.
 */
export function projectionSizes(
  sizings: readonly MarketSizing[],
): Pick<
  FinancialProjection,
  "tam" | "sam" | "som" | "totalUsers" | "serviceableAddressablePercent" | "serviceableObtainablePercent"
> {
  const shown = defaultSizing(sizings);
  const bottomUp = sizings.find(({ type }) => type === "bottom_up");
  const { tam, sam, som } = marketSize(shown?.assumptionEntries ?? []);
  return {
    tam,
    sam,
    som,
    totalUsers: bottomUp === undefined ? null : customerCount(bottomUp.assumptionEntries),
    serviceableAddressablePercent: shown === undefined ? null : sharePercent(sam, tam),
    serviceableObtainablePercent: shown === undefined ? null : sharePercent(som, sam),
  };
}
