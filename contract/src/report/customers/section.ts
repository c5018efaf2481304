import { z } from "zod";
import type { SectionContract } from "../section-contract.ts";
import { customerChangeRoutes } from "./change-routes.ts";
import { customersEdits } from "./edits.ts";
import { customerProfileRoutes } from "./routes.ts";
import { CustomerProfile } from "./schemas.ts";

export const customerProfiles = {
  content: z.array(CustomerProfile),
  routes: { ...customerProfileRoutes, ...customerChangeRoutes },
  ...customersEdits,
} as const satisfies SectionContract;
