import { z } from "zod";
import { PageNumber } from "../../pagination.ts";
import type { Routes } from "../../route.ts";
import { writtenAnew } from "../written-anew.ts";
import { AssumptionCategory, AssumptionList } from "./schemas.ts";

export const assumptionRoutes = {
  "GET v2/concept/{id}/key-assumptions": {
    summary: "The key assumptions with the metrics of each category.",
    access: "member",
    status: 200,
    query: z.object({
      category: AssumptionCategory.optional(),
      page: PageNumber,
      page_size: z.coerce.number().int().min(1).max(100).default(20),
    }),
    answer: AssumptionList,
  },
  "POST v2/concept/{id}/key-assumptions/generate": writtenAnew("Writes the key assumptions again."),
} as const satisfies Routes;
