import { SectionPart, WorkStarted } from "../../concepts/schemas.ts";
import type { Routes } from "../../route.ts";

/** The writing of a whole report. */
export const runRoutes = {
  "POST v1/concept/{id}/generate": {
    summary: "Starts the report.",
    access: "member",
    status: 202,
    answer: WorkStarted,
    expensive: true,
    asksModel: true,
  },
  "POST v1/concept/{id}/retry": {
    summary:
      "Runs what failed again: the sections in error and the gaps of complete ones, or the one gap that the body names.",
    access: "member",
    body: SectionPart.nullish(),
    status: 202,
    answer: WorkStarted,
    expensive: true,
    asksModel: true,
  },
  "POST v1/concept/{id}/cancel": {
    summary: "Stops the running report, keeping finished sections.",
    access: "member",
    status: 202,
    answer: WorkStarted,
    errors: ["conflict"],
  },
} as const satisfies Routes;
