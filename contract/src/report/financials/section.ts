import { noEdits } from "../editing/edits.ts";
import type { SectionContract } from "../section-contract.ts";
import { financialProjectionRoutes } from "./routes.ts";
import { FinancialProjection } from "./schemas.ts";

export const financialProjection = {
  content: FinancialProjection,
  routes: financialProjectionRoutes,
  ...noEdits,
} as const satisfies SectionContract;
