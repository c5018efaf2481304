import { isDeepStrictEqual } from "node:util";
import type { AssumptionEntry, FinancialProjection, ImpactSizing } from "@seedbed/contract/report/financials/schemas";
import { blankParts } from "@seedbed/contract/report/financials/words";
import { shownLayout } from "@seedbed/rules/financials/shown-layout";
import { annualSavings } from "@seedbed/rules/market-sizing/annual-savings";
import { inOrder } from "@seedbed/rules/market-sizing/term";
import { projectionSizes, sized } from "./projection-sizes.ts";

/** A projection in which all that follows from its entries is calculated anew, and a part that says nothing is none. */
export function settledProjection(projection: FinancialProjection): FinancialProjection {
  const marketSizings = projection.marketSizings.map(withSettledEntries).map(sized);
  const impactSizings = projection.impactSizings
    .map(withSettledEntries)
    .map((sizing) => ({ ...sizing, expectedSavings: annualSavings(sizing.assumptionEntries) }));
  const settled = {
    ...projection,
    ...saidParts(projection),
    savingsModel: settledSavings(projection, impactSizings),
    impactSizings,
    marketSizings,
    ...projectionSizes(marketSizings),
  };
  // One that holds nothing keeps the layout it was written in.
  return { ...settled, layout: shownLayout(settled) ?? settled.layout };
}

function withSettledEntries<Sizing extends { assumptionEntries: AssumptionEntry[] }>(sizing: Sizing): Sizing {
  return { ...sizing, assumptionEntries: inOrder(sizing.assumptionEntries).map(settledEntry) };
}

/** It tells the place it has, and names the sources that somebody named for it. */
function settledEntry(entry: AssumptionEntry, order: number): AssumptionEntry {
  const { low = null, high = null, evidence } = entry;
  const assumptionSources = evidence ? evidence.sources.map(({ uuid }) => uuid) : entry.assumptionSources;
  return { ...entry, low, high, basis: basisOf({ ...entry, assumptionSources }), order, assumptionSources };
}

/** A number for which a source stands is no guess any more, and one whose source was taken away is one again. */
function basisOf({ basis, assumptionSources }: AssumptionEntry): NonNullable<AssumptionEntry["basis"]> {
  if (assumptionSources.length > 0) return "source";
  return basis === undefined || basis === "source" ? "assumed" : basis;
}

const said = <Part>(part: Part, blank: unknown) => (isDeepStrictEqual(part, blank) ? null : part);

const saidParts = ({ businessModel, pricing, pricingModel, savingMethod }: FinancialProjection) => ({
  businessModel: said(businessModel, blankParts.businessModel),
  pricing: said(pricing, blankParts.pricing),
  pricingModel: said(pricingModel, blankParts.pricingModel),
  savingMethod: said(savingMethod, blankParts.savingMethod),
});

/** An amount that was what the sizings came to is what they come to now; another one is somebody's own. */
function settledSavings(
  { savingsModel, impactSizings: before }: FinancialProjection,
  after: readonly ImpactSizing[],
): FinancialProjection["savingsModel"] {
  const model = said(savingsModel, blankParts.savingsModel);
  const follows = before.length > 0 && model?.savingsAmount === savedBy(before);
  return model && follows ? { ...model, savingsAmount: savedBy(after) } : model;
}

const savedBy = (sizings: readonly ImpactSizing[]) =>
  sizings.reduce((total, { expectedSavings }) => total + expectedSavings, 0);
