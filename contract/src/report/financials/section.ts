import type { SectionContract } from "../section-contract.ts";
import { financialEdits } from "./edits.ts";
import { financialProjectionRoutes } from "./routes.ts";
import { FinancialProjection } from "./schemas.ts";

export const financialProjection = {
  content: FinancialProjection,
  routes: financialProjectionRoutes,
  ...financialEdits,
} as const satisfies SectionContract;
