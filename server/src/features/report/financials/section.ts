import type { MarketSizing } from "@seedbed/contract/report/financials/schemas";
import { annualSavings } from "@seedbed/rules/market-sizing/annual-savings";
import { originOfParts, type Section } from "../writing/section.ts";
import { projectionSizes, sized } from "./projection-sizes.ts";
import { financialProjectionHandlers } from "./routes.ts";
import { toldFigures } from "./told-figures.ts";
import { writeFinancialProjection } from "./write-financial-projection.ts";

export const financialProjection: Section<"financialProjection"> = {
  name: "financialProjection",
  needs: ["customerProfiles"],
  write: writeFinancialProjection,
  callsInARow: 2,
  calls: 6,
  items: {
    "distributionChannels[]": { kind: "distributionChannel", told: "title" },
    "costDrivers[]": { kind: "costDriver", told: "title" },
    "marketSizings[]": { kind: "marketSizing", told: "type", named: true },
    "marketSizings[].assumptionEntries[]": { kind: "sizingEntry", told: "title" },
    "impactSizings[]": { kind: "impactSizing", told: "title" },
    "impactSizings[].assumptionEntries[]": { kind: "impactEntry", told: "title" },
    "targetSavingsAreas[]": { kind: "savingsArea", told: "title" },
    "costInterferences[]": { kind: "costInterference", told: "title" },
  },
  settle: (projection) => {
    const marketSizings = projection.marketSizings.map(withSources).map(sized);
    const impactSizings = projection.impactSizings.map(withSources).map((sizing) => ({
      ...sizing,
      expectedSavings: annualSavings(sizing.assumptionEntries),
    }));
    return projection.layout === "revenue"
      ? { ...projection, impactSizings, marketSizings, ...projectionSizes(marketSizings) }
      : { ...projection, impactSizings, marketSizings };
  },
  figures: toldFigures,
  originOf: ({ origin }) => originOfParts([origin]),
  handlers: financialProjectionHandlers,
};

/** A number for which somebody named a source is no guess any more: it names its sources. */
function withSources<Sizing extends Pick<MarketSizing, "assumptionEntries">>(sizing: Sizing): Sizing {
  const assumptionEntries = sizing.assumptionEntries.map((entry) => {
    const named = entry.evidence?.sources.map(({ uuid }) => uuid) ?? [];
    const assumptionSources = entry.evidence ? named : entry.assumptionSources;
    return { ...entry, assumptionSources };
  });
  return { ...sizing, assumptionEntries };
}
