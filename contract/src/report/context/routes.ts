import { z } from "zod";
import { ClarifyingQuestion, SeedAnswer } from "../../incubation/schemas.ts";
import { Uuid } from "../../plain-text.ts";
import type { Routes } from "../../route.ts";

export const contextRoutes = {
  "GET v2/concept/{id}/context": {
    summary: "The answers and clarifying answers the concept was made from.",
    access: "member",
    status: 200,
    answer: z.object({
      seedUuid: Uuid.nullable(),
      /** Why it was chosen among those that were generated with it, in the words of whoever chose it; empty when nobody said. */
      chosenBecause: z.string(),
      answers: z.array(SeedAnswer),
      clarifyingQuestions: z.array(ClarifyingQuestion),
    }),
  },
} as const satisfies Routes;
