import type { SectionContract } from "../section-contract.ts";
import { financialProjectionRoutes } from "./routes.ts";
import { FinancialProjection } from "./schemas.ts";

export const financialProjection = {
  content: FinancialProjection,
  routes: financialProjectionRoutes,
} as const satisfies SectionContract;
