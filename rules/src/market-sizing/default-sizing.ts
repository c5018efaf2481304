import type { MarketSizing } from "@seedbed/contract/report/financials/schemas";

/** The sizing a page opens with and a projection takes its sizes from: the top-down one, else the first; undefined for none. */
export function defaultSizing<Sizing extends Pick<MarketSizing, "type">>(
  sizings: readonly Sizing[],
): Sizing | undefined {
  return sizings.find((sizing) => sizing.type === "top_down") ?? sizings[0];
}
