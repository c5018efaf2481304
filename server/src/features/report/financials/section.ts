import { blankBounds, blankParts } from "@seedbed/contract/report/financials/words";
import { originOfParts, type Section } from "../writing/section.ts";
import { pricedAnew } from "./by-hand/priced-anew.ts";
import { assertSoundEntries } from "./by-hand/sound-entries.ts";
import { whatFollows } from "./by-hand/what-follows.ts";
import { financialProjectionHandlers } from "./routes.ts";
import { settledProjection } from "./settled-projection.ts";
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
    "marketSizings[].assumptionEntries[]": { kind: "sizingEntry", told: "title", holders: blankBounds },
    "impactSizings[]": { kind: "impactSizing", told: "title" },
    "impactSizings[].assumptionEntries[]": { kind: "impactEntry", told: "title", holders: blankBounds },
    "targetSavingsAreas[]": { kind: "savingsArea", told: "title" },
    "costInterferences[]": { kind: "costInterference", told: "title" },
  },
  holders: blankParts,
  settle: settledProjection,
  byHand: whatFollows,
  givenBack: pricedAnew,
  soundByHand: assertSoundEntries,
  figures: toldFigures,
  originOf: ({ origin }) => originOfParts([origin]),
  handlers: financialProjectionHandlers,
};
