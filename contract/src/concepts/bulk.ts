import { z } from "zod";
import { bulkConceptsMax } from "../limits.ts";
import { Uuid } from "../plain-text.ts";
import type { Routes } from "../route.ts";
import { ConceptListQuery } from "./schemas.ts";

const ConceptIds = z.array(Uuid).min(1).max(bulkConceptsMax);

/** `missing`: no concept of the company has this id. `generating`: its report is being written. */
export const ArchiveRefusal = z.enum(["missing", "archived", "generating"]);
export type ArchiveRefusal = z.infer<typeof ArchiveRefusal>;

export const ArchiveOutcome = z.object({
  archived: z.array(Uuid),
  refused: z.array(z.object({ uuid: Uuid, reason: ArchiveRefusal })),
});
export type ArchiveOutcome = z.infer<typeof ArchiveOutcome>;

export const bulkConceptRoutes = {
  "POST v1/concept/archive": {
    summary: "Archives several concepts; says for each one that stays why.",
    access: "member",
    status: 200,
    body: z.object({ uuids: ConceptIds }),
    answer: ArchiveOutcome,
  },
  "POST v1/concept/export": {
    summary:
      "Concepts as a table (RFC 4180, UTF-8 with a byte order mark): these ones, or all that a list with this filter shows, in its order.",
    access: "member",
    status: 200,
    body: z.object({ uuids: ConceptIds.optional(), filter: ConceptListQuery.omit({ page: true }).prefault({}) }),
    file: "text/csv",
  },
} as const satisfies Routes;
