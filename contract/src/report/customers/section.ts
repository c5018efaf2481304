import { z } from "zod";
import { noEdits } from "../editing/edits.ts";
import type { SectionContract } from "../section-contract.ts";
import { customerProfileRoutes } from "./routes.ts";
import { CustomerProfile } from "./schemas.ts";

export const customerProfiles = {
  content: z.array(CustomerProfile),
  routes: customerProfileRoutes,
  ...noEdits,
} as const satisfies SectionContract;
