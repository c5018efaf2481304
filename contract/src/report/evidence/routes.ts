import { z } from "zod";
import { sourceFileMax } from "../../limits.ts";
import { textUpTo } from "../../plain-text.ts";
import type { Routes } from "../../route.ts";
import { AddedSource, ClaimVerdict, EvidenceView, ReportSource, SourceCopy, VerdictReason } from "./schemas.ts";

const Field = z.object({ field: textUpTo(100).default("") });

/** What a report rests on. */
export const evidenceRoutes = {
  "GET v1/concept/{id}/evidence/{item}": {
    summary: "What stands behind an item of the report: its statements, their sources, and what speaks against them.",
    access: "member",
    status: 200,
    query: Field,
    answer: EvidenceView,
  },
  "POST v1/concept/{id}/evidence/{item}/sources": {
    summary:
      "Adds a source to an item; a page with an address is read and kept when it can be, and so is a file (PDF, DOCX, TXT, MD or HTML).",
    access: "member",
    status: 200,
    body: AddedSource,
    largestFile: sourceFileMax,
    answer: EvidenceView,
    errors: ["conflict"],
  },
  "POST v1/concept/{id}/evidence/{item}/wrong": {
    summary: "Marks a statement of an item, or its conclusion, as wrong.",
    access: "member",
    status: 200,
    body: ClaimVerdict,
    answer: EvidenceView,
  },
  "POST v1/concept/{id}/evidence/{item}/right": {
    summary: "Takes back that a statement of an item is wrong.",
    access: "member",
    status: 200,
    body: ClaimVerdict.omit({ reason: true }),
    answer: EvidenceView,
  },
  "GET v1/concept/{id}/sources": {
    summary: "All sources of the report, each with the items that rest on it.",
    access: "member",
    status: 200,
    answer: z.object({ results: z.array(ReportSource) }),
  },
  "GET v1/sources/{source}/copy": {
    summary: "The copy of a source that was kept when it was read, as text.",
    access: "member",
    status: 200,
    answer: SourceCopy,
  },
  "POST v1/sources/{source}/reject": {
    summary: "Rejects a source for the company: it is not fetched or quoted again, and what rests on it is outdated.",
    access: "member",
    status: 204,
    body: VerdictReason,
  },
  "POST v1/sources/{source}/accept": {
    summary: "Accepts a rejected source again.",
    access: "member",
    status: 204,
  },
} as const satisfies Routes;
