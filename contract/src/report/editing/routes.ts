import { z } from "zod";
import { ReportSection, WorkStarted } from "../../concepts/schemas.ts";
import type { Routes } from "../../route.ts";
import { ChangedRevision, OutdatedSections, PersonalChanges, Presence, PresentPerson, SectionWork } from "./schemas.ts";

/** A report edited by hand, told what of it is outdated, and who else is there. */
export const editingRoutes = {
  "POST v2/concept/{id}/report/{section}/changes": {
    summary: "Changes a section by hand: all of the changes, or none.",
    access: "member",
    status: 200,
    body: PersonalChanges,
    answer: ChangedRevision,
    errors: ["conflict"],
  },
  "POST v2/concept/{id}/report/{section}/undo": {
    summary:
      "Takes back what the caller changed with a revision in the last ten minutes; an undo can be taken back, too.",
    access: "member",
    status: 200,
    body: z.object({ revision: z.int().min(1).max(2_147_483_647) }),
    answer: ChangedRevision,
    errors: ["conflict"],
  },
  "GET v2/concept/{id}/report/{section}/edits": {
    summary: "What of a section is people's own work, by whom and since when.",
    access: "member",
    status: 200,
    answer: SectionWork,
  },
  "GET v2/concept/{id}/report/outdated": {
    summary: "Which sections are outdated and why, what of people's work stays, and what writing them anew takes.",
    access: "member",
    status: 200,
    answer: OutdatedSections,
  },
  "POST v2/concept/{id}/report/update": {
    summary: "Writes the outdated sections anew, or those of them that are named.",
    access: "member",
    status: 202,
    body: z.object({ sections: z.array(ReportSection).min(1).max(20).optional() }).nullish(),
    answer: WorkStarted,
    expensive: true,
    asksModel: true,
  },
  "PUT v2/concept/{id}/report/presence": {
    summary: "Says where the caller is in the report and gives who else is there; said again within 45 seconds.",
    access: "member",
    status: 200,
    body: Presence,
    answer: z.object({ others: z.array(PresentPerson) }),
  },
} as const satisfies Routes;
