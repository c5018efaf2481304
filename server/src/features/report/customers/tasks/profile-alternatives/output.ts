import { z } from "zod";
import { listOf } from "../../../../../platform/model/answer/list-of.ts";

const point = z.string().describe("A point in at most 12 words, from this person's side.");

// One point on either side is something to argue with.
const points = () => listOf(point, { wanted: { min: 2, max: 3 }, enough: 1, unique: true });

export const ProfileAlternativesOutput = z.object({
  alternatives: listOf(
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
      pros: points().describe("Why they stay with it."),
      cons: points().describe("What annoys them about it."),
    }),
    { wanted: { min: 3, max: 4 }, enough: 2, unique: "name" },
  ).describe("Three or four alternatives; one is to change nothing or to do it by hand."),
  alternativesInsight: z
    .string()
    .describe(
      "One or two sentences: which alternative the concept really competes with, and what it would have to beat.",
    ),
});
export type ProfileAlternativesOutput = z.infer<typeof ProfileAlternativesOutput>;
