import { z } from "zod";
import { Concept, ReportSection } from "../../concepts/schemas.ts";
import { Uuid } from "../../plain-text.ts";
import type { Routes } from "../../route.ts";
import { ConceptVersion, ConceptVersions, VersionComparison, VersionToSave } from "./schemas.ts";

/** Versions of a concept with its report: saved, looked at, compared and brought back. */
export const versionRoutes = {
  "GET v2/concept/version/{id}": {
    summary: "The concept's versions, the newest first.",
    access: "member",
    status: 200,
    answer: ConceptVersions,
  },
  "GET v2/concept/version/{id}/compare/{version}": {
    summary: "How a version differs from another one, or from what stands.",
    access: "member",
    status: 200,
    query: z.object({ after: Uuid.optional() }),
    answer: VersionComparison,
    heavy: { work: "comparison" },
  },
  "POST v2/concept/version/{id}/bring-back": {
    summary: "Brings back one section of a version, or one thing in it, as a new version.",
    access: "member",
    status: 200,
    body: z.object({ versionId: Uuid, section: ReportSection, item: Uuid.optional() }),
    answer: ConceptVersion,
    errors: ["conflict"],
  },
  "POST v2/concept/version/{id}/save": {
    summary: "Saves what stands as a version; the last one is given where nothing was changed since.",
    access: "member",
    status: 200,
    body: VersionToSave.nullish(),
    answer: ConceptVersion,
  },
  "POST v2/concept/version/{id}/revert": {
    summary:
      "Shows a version of the concept to the caller alone, in place of what stands, until it is committed or cancelled.",
    access: "member",
    status: 200,
    body: z.object({ versionId: Uuid }),
    answer: Concept,
  },
  "POST v2/concept/version/{id}/commit": {
    summary: "Brings back the version that the caller looks at, as a new version.",
    access: "member",
    status: 200,
    answer: ConceptVersion,
    errors: ["conflict"],
  },
  "POST v2/concept/version/{id}/cancel": {
    summary: "Shows what stands to the caller again.",
    access: "member",
    status: 200,
    answer: Concept,
  },
} as const satisfies Routes;
