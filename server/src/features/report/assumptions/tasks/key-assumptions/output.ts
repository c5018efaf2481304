import { assumptionCategories } from "@seedbed/contract/report/assumptions/words";
import { z } from "zod";
import { listOf } from "../../../../../platform/model/answer/list-of.ts";

const scale = z.literal([1, 2, 3]);

const KeyAssumption = z.object({
  category: z
    .enum(assumptionCategories)
    .describe(
      "Desirability: do they want it. Viability: is it worth the money. Feasibility: can this company make and deliver it. Adaptability: does it last when people, rules or competitors move.",
    ),
  statement: z
    .string()
    .describe(
      "What must be true, as a plain claim of at most 40 words that a test could show to be false. It names who does what under which condition.",
    ),
  importance: scale.describe("How much falls if it is false: 3 the concept, 2 an important part, 1 little."),
  importanceRationale: z
    .string()
    .describe("One sentence: what in the report rests on it and would have to change if it is false."),
  certainty: scale.describe("How much is known: 3 seen or done before, 2 plausible from experience, 1 a guess."),
  certaintyRationale: z
    .string()
    .describe("One sentence: what is known, from where, and the cheapest way to find out the rest."),
  falsifier: z
    .string()
    .describe(
      "One sentence: the observation that would prove it wrong, with the number at which it falls, such as “Fewer than 4 of 10 facility managers name a place for it”.",
    ),
});

export const KeyAssumptionsOutput = z.object({
  // Two in each category can still be told apart.
  assumptions: listOf(KeyAssumption, { wanted: 12, enough: 8, unique: "statement" }).describe(
    "Twelve assumptions, three in each of the four categories, in the order of the categories.",
  ),
});
export type KeyAssumptionsOutput = z.infer<typeof KeyAssumptionsOutput>;
