import type { SectionContract } from "../section-contract.ts";
import { trendsRoutes } from "./routes.ts";
import { Trends } from "./schemas.ts";

export const trends = {
  content: Trends,
  routes: trendsRoutes,
} as const satisfies SectionContract;
