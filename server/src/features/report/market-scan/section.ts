import { originOfParts, type Section } from "../writing/section.ts";
import { marketScanHandlers } from "./routes.ts";
import { writeMarketScan } from "./write-market-scan.ts";

export const marketScan: Section<"marketScan"> = {
  name: "marketScan",
  needs: ["trends"],
  write: writeMarketScan,
  callsInARow: 1,
  calls: 4,
  items: {
    "trendsAndDrivers[]": { kind: "trendAndDriver", told: "name" },
    "priorityInsights[]": { kind: "priorityInsight", told: "title" },
    "marketForces[]": { kind: "marketForce", told: "category", named: true },
    "startups[]": { kind: "startup", told: "name", named: true },
    "incumbents[]": { kind: "incumbent", told: "name", named: true },
  },
  originOf: ({ origin }) => originOfParts([origin]),
  handlers: marketScanHandlers,
};
