import { annualSavings } from "@seedbed/rules/market-sizing/annual-savings";
import { originOfParts, type Section } from "../writing/section.ts";
import { projectionSizes, sized } from "./projection-sizes.ts";
import { financialProjectionHandlers } from "./routes.ts";
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
    const marketSizings = projection.marketSizings.map(sized);
    const impactSizings = projection.impactSizings.map((sizing) => ({
      ...sizing,
      expectedSavings: annualSavings(sizing.assumptionEntries),
    }));
    return projection.layout === "revenue"
      ? { ...projection, impactSizings, marketSizings, ...projectionSizes(marketSizings) }
      : { ...projection, impactSizings, marketSizings };
  },
  originOf: ({ origin }) => originOfParts([origin]),
  handlers: financialProjectionHandlers,
};
