import { z } from "zod";
import { ReportSection } from "../concepts/schemas.ts";
import { Uuid } from "../plain-text.ts";
import type { Routes } from "../route.ts";
import { AiEditing } from "./schemas.ts";
import { openEditsMax } from "./words.ts";

/** What was made of the edits that a person has taken. */
export const EditsMade = z.object({
  status: z.literal("pending"),
  conceptUuid: Uuid,
  /** The sections that say something else now, with the revision that can be taken back for ten minutes. */
  revisions: z.array(z.object({ section: ReportSection, revision: z.int() })),
  /** Those that are being written anew. */
  updating: z.array(ReportSection),
});
export type EditsMade = z.infer<typeof EditsMade>;

export const aiEditingRoutes = {
  "POST v2/concept/ai/report/edit": {
    summary:
      "Makes the edits that are named, all of them or none, and a version of what stood before; with `updateOutdated` what is outdated then is written anew, also without any edit. The report is locked for others meanwhile.",
    access: "member",
    status: 202,
    body: z.object({
      concept_uuid: Uuid,
      session_id: Uuid,
      edit: z
        .object({ edits: z.array(Uuid).max(openEditsMax), updateOutdated: z.boolean() })
        .refine(({ edits, updateOutdated }) => edits.length > 0 || updateOutdated, "There is nothing to change."),
    }),
    answer: EditsMade,
    errors: ["not_found", "conflict"],
    expensive: true,
  },
  "GET v2/concept/{id}/ai-editing": {
    summary: "The caller's conversation about the report with the edits that are open, and who has locked it.",
    access: "member",
    status: 200,
    answer: AiEditing,
  },
  "DELETE v2/concept/{id}/ai-editing": {
    summary: "Clears the caller's conversation about the report, with the edits that are open.",
    access: "member",
    status: 204,
  },
} as const satisfies Routes;
