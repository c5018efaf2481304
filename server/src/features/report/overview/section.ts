import { originOfParts, type Section } from "../writing/section.ts";
import { overviewHandlers } from "./routes.ts";
import { writeOverview } from "./write-overview.ts";

export const overview: Section<"overview"> = {
  name: "overview",
  needs: ["trends", "customerProfiles", "marketScan", "financialProjection", "assumptions"],
  write: writeOverview,
  callsInARow: 1,
  calls: 2,
  items: {
    "overview.differentiators[]": { kind: "differentiator", told: "description" },
    "overview.rightsToWin[]": { kind: "rightToWin", told: "description" },
  },
  originOf: (content) => originOfParts([content.overview.origin, content.summaries.origin]),
  handlers: overviewHandlers,
};
