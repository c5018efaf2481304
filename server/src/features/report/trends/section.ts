import { originOfParts, type Section } from "../writing/section.ts";
import { trendsHandlers } from "./routes.ts";
import { writeTrends } from "./write-trends.ts";

export const trends: Section<"trends"> = {
  name: "trends",
  needs: [],
  write: writeTrends,
  callsInARow: 1,
  calls: 1,
  items: {
    "results[]": { kind: "trend", told: "category", named: true },
    "results[].keyFinding[]": { kind: "keyFinding", told: "text" },
  },
  originOf: ({ origin }) => originOfParts([origin]),
  handlers: trendsHandlers,
};
