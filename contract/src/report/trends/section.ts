import type { SectionContract } from "../section-contract.ts";
import { trendChangeRoutes } from "./change-routes.ts";
import { trendsEdits } from "./edits.ts";
import { trendsRoutes } from "./routes.ts";
import { Trends } from "./schemas.ts";

export const trends = {
  content: Trends,
  routes: { ...trendsRoutes, ...trendChangeRoutes },
  ...trendsEdits,
} as const satisfies SectionContract;
