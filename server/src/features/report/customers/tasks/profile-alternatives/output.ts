import { z } from "zod";

const point = z.string().describe("A point in at most 12 words, from this person's side.");

export const ProfileAlternativesOutput = z.object({
  alternatives: z
    .array(
      z.object({
        name: z
          .string()
          .describe(
            "What they do or buy instead, in two to five words. The kind of thing (“Office supply webshop”); a company or product only if the answers name it.",
          ),
        usage: z.string().describe("How and when they use it, in one sentence."),
        price: z
          .string()
          .describe(
            "What it costs them, in words and without figures, such as “List price plus next-day delivery” or “Their own evenings”; “Unknown” when it cannot be told.",
          ),
        pros: z.array(point).min(2).max(3).describe("Why they stay with it."),
        cons: z.array(point).min(2).max(3).describe("What annoys them about it."),
      }),
    )
    .min(3)
    .max(4)
    .describe("Three or four alternatives; one is to change nothing or to do it by hand."),
  alternativesInsight: z
    .string()
    .describe(
      "One or two sentences: which alternative the concept really competes with, and what it would have to beat.",
    ),
});
export type ProfileAlternativesOutput = z.infer<typeof ProfileAlternativesOutput>;
