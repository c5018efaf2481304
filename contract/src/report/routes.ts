import { z } from "zod";
import { WorkStarted } from "../concepts/schemas.ts";
import { ClarifyingQuestion, SeedAnswer } from "../incubation/schemas.ts";
import { PageNumber } from "../pagination.ts";
import { Uuid } from "../plain-text.ts";
import type { Routes } from "../route.ts";
import { AssumptionCategory, AssumptionList } from "./assumptions.ts";
import { Alternative, CustomerProfile, JourneyStep, ProfileNeed, RealWorldSignal } from "./customers.ts";
import { FinancialProjection } from "./financials.ts";
import { Incumbent, MarketForce, MarketScan, PriorityInsight, Startup, Trend, Trends } from "./market-scan.ts";
import { ExecutiveSummaries, Overview } from "./overview.ts";

const results = <Item extends z.ZodType>(item: Item) => z.object({ results: z.array(item) });

const generateSection = (summary: string) =>
  ({ summary, access: "member", status: 202, answer: WorkStarted, expensive: true }) as const;

export const reportRoutes = {
  "GET v2/concept/{id}/overview": {
    summary: "The overview; 404 until it is there.",
    access: "member",
    status: 200,
    answer: Overview,
  },
  "GET v2/concept/{id}/executive-summaries": {
    summary: "The executive summaries.",
    access: "member",
    status: 200,
    answer: ExecutiveSummaries,
  },
  "GET v2/concept/{id}/market-scan": { summary: "The market scan.", access: "member", status: 200, answer: MarketScan },
  "GET v3/concept/{id}/market-scan/trends": {
    summary: "The PESTEL trends.",
    access: "member",
    status: 200,
    answer: results(Trend),
  },
  "GET v3/concept/{id}/market-scan/trend-analysis": {
    summary: "The trends with their summary.",
    access: "member",
    status: 200,
    answer: Trends,
  },
  "GET v3/concept/{id}/market-scan/priority-insights": {
    summary: "The priority insights.",
    access: "member",
    status: 200,
    answer: results(PriorityInsight),
  },
  "GET v3/concept/{id}/market-scan/market-forces": {
    summary: "The market forces.",
    access: "member",
    status: 200,
    answer: results(MarketForce),
  },
  "GET v3/concept/market-scan/startup/{uuid}": {
    summary: "One startup.",
    access: "member",
    status: 200,
    answer: Startup,
  },
  "GET v3/concept/market-scan/incumbent/{uuid}": {
    summary: "One incumbent.",
    access: "member",
    status: 200,
    answer: Incumbent,
  },
  "GET v2/concept/{id}/customer-profile": {
    summary: "The customer profiles.",
    access: "member",
    status: 200,
    answer: results(CustomerProfile),
  },
  "GET v2/concept/customer-profile/{pid}": {
    summary: "One customer profile.",
    access: "member",
    status: 200,
    answer: CustomerProfile,
  },
  "GET v2/concept/customer-profile/{pid}/jobs": {
    summary: "A profile's jobs to be done.",
    access: "member",
    status: 200,
    answer: results(ProfileNeed),
  },
  "GET v2/concept/customer-profile/{pid}/pains": {
    summary: "A profile's pains.",
    access: "member",
    status: 200,
    answer: results(ProfileNeed),
  },
  "GET v2/concept/customer-profile/{pid}/alternatives": {
    summary: "A profile's alternatives.",
    access: "member",
    status: 200,
    answer: results(Alternative),
  },
  "GET v2/concept/customer-profile/{pid}/journey-steps": {
    summary: "A profile's journey.",
    access: "member",
    status: 200,
    answer: results(JourneyStep),
  },
  "GET v2/concept/customer-profile/{pid}/real-world-signals": {
    summary: "A profile's signals.",
    access: "member",
    status: 200,
    answer: z.object({ signals: z.array(RealWorldSignal), summary: z.string(), status: z.string() }),
  },
  "GET v2/concept/{id}/financial-projection": {
    summary: "The financial projection.",
    access: "member",
    status: 200,
    answer: FinancialProjection,
  },
  "GET v2/concept/{id}/key-assumptions": {
    summary: "The key assumptions with the metrics of each category.",
    access: "member",
    status: 200,
    query: z.object({
      category: AssumptionCategory.optional(),
      page: PageNumber,
      page_size: z.coerce.number().int().min(1).max(100).default(20),
    }),
    answer: AssumptionList,
  },
  "GET v2/concept/{id}/context": {
    summary: "The answers and clarifying answers the concept was made from.",
    access: "member",
    status: 200,
    answer: z.object({
      seedUuid: Uuid.nullable(),
      answers: z.array(SeedAnswer),
      clarifyingQuestions: z.array(ClarifyingQuestion),
    }),
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
    answer: z.object({ answer: z.enum(["not_yet", "keep_going"]).nullable() }),
  },
  "POST v2/concept/{id}/overview/generate": generateSection("Writes the overview again."),
  "POST v2/concept/{id}/key-assumptions/generate": generateSection("Writes the key assumptions again."),
  "POST v2/concept/{id}/customer-profile/generate": generateSection("Writes the customer profiles again."),
  "POST v2/concept/{id}/financial-projection/generate": generateSection("Writes the financial projection again."),
  "POST v3/concept/{id}/market-scan/generate": generateSection("Writes trends and market scan again."),
} as const satisfies Routes;
