import { engagementActions } from "@seedbed/contract/report/market-scan/schemas";
import { z } from "zod";
import { companyFields } from "../companies/company-fields.ts";

const Engagement = z.object({
  action: z.enum(engagementActions).describe("What the startup could be to the company behind the concept."),
  description: z
    .string()
    .describe(
      "One or two sentences: what the first step would be, which role to talk to, and what both sides would get.",
    ),
});

const StartupWords = z.object({
  ...companyFields,
  valueProposition: z
    .string()
    .describe("One sentence: what its customers get from it, seen from the customers of this concept."),
  competitiveAdvantage: z
    .string()
    .describe("One sentence: what it does better or has that others lack, and how far that reaches for this concept."),
  predictions: z
    .array(z.string())
    .min(1)
    .max(3)
    .describe(
      'What it may do next that would matter to this concept; each one sentence that begins with or contains "may", "could" or "would".',
    ),
  potentialEngagements: z
    .array(Engagement)
    .min(1)
    .max(3)
    .describe("Ways to work with it, the best first, with different actions."),
  keyFacts: z
    .array(z.string())
    .max(3)
    .describe(
      "Lasting facts about the company that bear on this concept; one sentence each; none rather than a doubtful one.",
    ),
});
export type StartupWords = z.infer<typeof StartupWords>;

export const StartupsOutput = z.object({
  startups: z
    .array(StartupWords)
    .max(6)
    .describe("At most six young companies, the most relevant first; fewer when you are not sure."),
});
export type StartupsOutput = z.infer<typeof StartupsOutput>;
