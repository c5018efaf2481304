import { z } from "zod";
import { bundleFileMax } from "../../limits.ts";
import type { Routes } from "../../route.ts";
import { ExportOrder, ImportedConcept, ReportExport } from "./schemas.ts";

/** The whole report as a document or as an evidence bundle. */
export const documentRoutes = {
  "POST v2/concept/{id}/export": {
    summary: "Orders the whole report as PDF, DOCX, PPTX, Markdown or evidence bundle: made durably, told by events.",
    access: "member",
    status: 202,
    body: ExportOrder,
    answer: ReportExport,
    expensive: true,
  },
  "GET v2/concept/{id}/export": {
    summary: "The documents of a report that the caller ordered and that can still be had, the newest first.",
    access: "member",
    status: 200,
    answer: z.object({ results: z.array(ReportExport) }),
  },
  "GET v2/concept/{id}/export/{exportId}/download": {
    summary: "The file of an export that is done.",
    access: "member",
    status: 200,
    file: "application/octet-stream",
  },
  "POST v2/concept/import": {
    summary:
      "Makes a concept of an evidence bundle: its report with all revisions, versions and sources, whole or not at all.",
    access: "member",
    status: 201,
    body: z.object({}),
    largestFile: bundleFileMax,
    answer: ImportedConcept,
    errors: ["conflict"],
    heavy: { work: "document" },
  },
} as const satisfies Routes;
