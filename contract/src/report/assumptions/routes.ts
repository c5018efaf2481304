import { z } from "zod";
import { PageNumber } from "../../pagination.ts";
import { requiredText, Uuid } from "../../plain-text.ts";
import type { Routes } from "../../route.ts";
import { writtenAnew } from "../written-anew.ts";
import { AddedAssumption, AssumptionCategory, AssumptionList, Scale } from "./schemas.ts";

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
  "POST v2/concept/{id}/key-assumptions/add": {
    summary: "Adds a key assumption, which nobody has tested yet; it can be taken back like any change by hand.",
    access: "member",
    status: 201,
    body: z.object({
      /** At most 40 words. */
      statement: requiredText(500),
      category: AssumptionCategory,
      importance: Scale,
      certainty: Scale,
      /** The synthetic conversation in which it was said. */
      fromConversation: Uuid.optional(),
    }),
    answer: AddedAssumption,
    errors: ["conflict"],
  },
  "POST v2/concept/{id}/key-assumptions/generate": writtenAnew("Writes the key assumptions again."),
} as const satisfies Routes;
