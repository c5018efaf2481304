import { z } from "zod";
import { Origin, Uuid } from "../../plain-text.ts";
import { Direction } from "../direction.ts";
import { Claim, Evidence, Source } from "../source.ts";
import { engagementActions, gradings } from "../vocabulary.ts";

export const PriorityInsight = z.object({
  uuid: Uuid,
  title: z.string(),
  direction: Direction,
  explanation: z.string(),
  sources: z.array(Source),
  claims: z.array(Claim).optional(),
});
export type PriorityInsight = z.infer<typeof PriorityInsight>;

/** `score` runs from 0 (tailwinds) to 10 (headwinds). What would turn it and how one would notice are empty where that is not known. */
export const MarketForce = z.object({
  uuid: Uuid,
  category: z.string(),
  icon: z.string(),
  grading: z.enum(gradings),
  score: z.number().min(0).max(10).nullable(),
  summary: z.string(),
  impact: z.string(),
  whatWouldTurn: z.string().default(""),
  howToNotice: z.string().default(""),
  sources: z.array(Source).optional(),
  claims: z.array(Claim).optional(),
});
export type MarketForce = z.infer<typeof MarketForce>;

const FactWithEvidence = z.object({ text: z.string(), evidence: Evidence });

export const Incumbent = z.object({
  uuid: Uuid,
  name: z.string(),
  domain: z.string(),
  overview: z.string(),
  headquarters: z.string(),
  founded: z.string(),
  hasCompetitiveProduct: z.boolean(),
  status: z.enum(["completed", "in progress"]),
  overviewEvidence: Evidence,
  headquartersEvidence: Evidence,
  foundedEvidence: Evidence,
  relevance: z.string(),
  newsAndActivities: z.array(FactWithEvidence),
});
export type Incumbent = z.infer<typeof Incumbent>;

export const Startup = Incumbent.extend({
  valueProposition: z.string(),
  competitiveAdvantage: z.string(),
  predictions: z.array(z.string()),
  potentialEngagements: z.array(z.object({ action: z.enum(engagementActions), description: z.string() })),
  keyFacts: z.array(FactWithEvidence),
  keyContacts: z.array(
    z.object({ name: z.string(), title: z.string(), linkedin: z.string(), email: z.string(), evidence: Evidence }),
  ),
});
export type Startup = z.infer<typeof Startup>;

/** The section `marketScan`; `trendsAndDrivers` repeats the trends in the shape of version v2. */
export const MarketScan = z.object({
  uuid: Uuid,
  trendsAndDriversDescription: z.string(),
  ecosystemDescription: z.string(),
  trendsAndDrivers: z.array(
    z.object({
      uuid: Uuid,
      name: z.string(),
      description: z.string(),
      support: z.array(z.object({ insight: z.string(), sources: z.array(Source), claims: z.array(Claim).optional() })),
    }),
  ),
  priorityInsights: z.array(PriorityInsight),
  marketForces: z.array(MarketForce),
  startups: z.array(Startup),
  incumbents: z.array(Incumbent),
  origin: Origin,
});
export type MarketScan = z.infer<typeof MarketScan>;
