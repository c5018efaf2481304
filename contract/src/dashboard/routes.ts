import { z } from "zod";
import { Uuid } from "../plain-text.ts";
import type { Routes } from "../route.ts";

const Count = z.int().min(0);

export const Dashboard = z.object({
  conceptDetails: z.object({
    count: z.object({
      new: Count,
      ideating: Count,
      inReview: Count,
      prototyping: Count,
      proofOfConcept: Count,
      minimumViableProduct: Count,
      commercialized: Count,
      archived: Count,
      total: Count,
    }),
    potentialOpportunitySize: z.object({
      /** US dollars: the sum of each active concept's expected obtainable market, or its yearly savings. */
      amount: z.number(),
      currency: z.literal("USD"),
      /** How many active concepts have a projection that is counted. */
      conceptCount: Count,
      /** How many have one that is not: a draft of start values, no number of which a person or a model has chosen. */
      leftOutCount: Count,
      /** The largest of them, at most 100, the largest first. */
      concepts: z.array(z.object({ uuid: Uuid, title: z.string(), amount: z.number() })),
    }),
  }),
});
export type Dashboard = z.infer<typeof Dashboard>;

export const dashboardRoutes = {
  "GET v1/dashboard": {
    summary: "Counts by stage and the size of the opportunity.",
    access: "member",
    status: 200,
    answer: Dashboard,
  },
} as const satisfies Routes;
