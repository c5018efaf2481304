import { z } from "zod";
import type { SectionContract } from "../section-contract.ts";
import { assumptionsEdits } from "./edits.ts";
import { assumptionRoutes } from "./routes.ts";
import { Assumption } from "./schemas.ts";

export const assumptions = {
  content: z.array(Assumption),
  routes: assumptionRoutes,
  ...assumptionsEdits,
} as const satisfies SectionContract;
