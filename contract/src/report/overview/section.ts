import { z } from "zod";
import type { SectionContract } from "../section-contract.ts";
import { overviewEdits } from "./edits.ts";
import { overviewRoutes } from "./routes.ts";
import { ExecutiveSummaries, Overview } from "./schemas.ts";

export const overview = {
  content: z.object({ overview: Overview, summaries: ExecutiveSummaries }),
  routes: overviewRoutes,
  ...overviewEdits,
} as const satisfies SectionContract;
