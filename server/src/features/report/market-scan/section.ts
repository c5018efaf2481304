import { originOfParts, type Section } from "../writing/section.ts";
import { writeMarketScan } from "./write-market-scan.ts";

export const marketScan: Section<"marketScan"> = {
  name: "marketScan",
  needs: ["trends"],
  write: writeMarketScan,
  items: {
    "trendsAndDrivers[]": { kind: "trendAndDriver", told: "name" },
    "priorityInsights[]": { kind: "priorityInsight", told: "title" },
    "marketForces[]": { kind: "marketForce", told: "category" },
    "startups[]": { kind: "startup", told: "name" },
    "incumbents[]": { kind: "incumbent", told: "name" },
  },
  originOf: ({ origin }) => originOfParts([origin]),
};
