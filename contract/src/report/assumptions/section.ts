import { z } from "zod";
import type { SectionContract } from "../section-contract.ts";
import { assumptionRoutes } from "./routes.ts";
import { Assumption } from "./schemas.ts";

export const assumptions = {
  content: z.array(Assumption),
  routes: assumptionRoutes,
} as const satisfies SectionContract;
