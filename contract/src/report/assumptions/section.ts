import { z } from "zod";
import { noEdits } from "../editing/edits.ts";
import type { SectionContract } from "../section-contract.ts";
import { assumptionRoutes } from "./routes.ts";
import { Assumption } from "./schemas.ts";

export const assumptions = {
  content: z.array(Assumption),
  routes: assumptionRoutes,
  ...noEdits,
} as const satisfies SectionContract;
