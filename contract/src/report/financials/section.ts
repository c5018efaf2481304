import type { SectionContract } from "../section-contract.ts";
import { financialChangeRoutes } from "./change-routes.ts";
import { financialEdits } from "./edits.ts";
import { sizingEntryRoutes } from "./entry-routes.ts";
import { financialPartRoutes } from "./part-routes.ts";
import { financialProjectionRoutes } from "./routes.ts";
import { FinancialProjection } from "./schemas.ts";

export const financialProjection = {
  content: FinancialProjection,
  routes: { ...financialProjectionRoutes, ...financialChangeRoutes, ...financialPartRoutes, ...sizingEntryRoutes },
  ...financialEdits,
} as const satisfies SectionContract;
