import { z } from "zod";
import type { Routes } from "../../route.ts";
import { ChangedPlan, ResearchPlan, ResearchState } from "./schemas.ts";

/** What is looked up for a report. */
export const researchRoutes = {
  "GET v1/concept/{id}/research": {
    summary: "The plan of a report's research, and what was read so far.",
    access: "member",
    status: 200,
    answer: ResearchState,
  },
  "POST v1/concept/{id}/research/plan": {
    summary: "Makes a plan where there is none, or `anew` in place of the one that stands, and gives it.",
    access: "member",
    status: 200,
    query: z.object({ anew: z.stringbool().default(false) }),
    answer: ResearchPlan,
    expensive: true,
    errors: ["conflict"],
    asksModel: true,
  },
  "PUT v1/concept/{id}/research/plan": {
    summary: "Changes what will be asked, and the wishes that questions and writing follow.",
    access: "member",
    status: 200,
    body: ChangedPlan,
    answer: ResearchPlan,
  },
} as const satisfies Routes;
