import { z } from "zod";
import type { Routes } from "../../route.ts";
import { writtenAnew } from "../written-anew.ts";
import { ExecutiveSummaries, Overview, OverviewUpgrade } from "./schemas.ts";

export const overviewRoutes = {
  "GET v2/concept/{id}/overview": {
    summary: "The overview; 404 until it is there.",
    access: "member",
    status: 200,
    answer: Overview,
  },
  "GET v2/concept/{id}/image": {
    summary:
      "The image of the concept: the one that `v` names, or else that of its overview. What is not there is drawn; 404 until the overview is there.",
    access: "member",
    status: 200,
    query: z.object({ v: z.string().max(60).optional() }),
    image: true,
  },
  "GET v2/concept/{id}/executive-summaries": {
    summary: "The executive summaries.",
    access: "member",
    status: 200,
    answer: ExecutiveSummaries,
  },
  "PUT v2/concept/{id}/gut-check": {
    summary: "Remembers the caller's answer to the gut check.",
    access: "member",
    status: 200,
    body: z.object({ answer: z.enum(["not_yet", "keep_going"]).nullable() }),
    answer: z.object({ answer: z.enum(["not_yet", "keep_going"]).nullable() }),
  },
  "GET v2/concept/{id}/gut-check": {
    summary: "The caller's answer to the gut check.",
    access: "member",
    status: 200,
    answer: z.object({
      answer: z.enum(["not_yet", "keep_going"]).nullable(),
      /** Whether this is the caller's first finished report, and what it says in short was not put away yet. */
      isFirstReport: z.boolean(),
    }),
  },
  "POST v2/concept/{id}/first-report/close": {
    summary: "Puts away what the caller's first finished report says in short, for good.",
    access: "member",
    status: 204,
  },
  "POST v2/concept/{id}/overview/generate": {
    ...writtenAnew("Writes the overview again; the concept takes the form that the body names once it is written."),
    body: OverviewUpgrade.nullish(),
  },
} as const satisfies Routes;
