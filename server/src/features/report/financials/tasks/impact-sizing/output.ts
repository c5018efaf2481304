import { z } from "zod";
import { listOf } from "../../../../../platform/model/answer/list-of.ts";
import { entryFields } from "../sizing/entry-fields.ts";

const ImpactEntry = z.object(entryFields);

export const ImpactSizingOutput = z.object({
  title: z.string().describe("What is saved, in two to six words."),
  reasoning: z
    .string()
    .max(2500)
    .describe(
      "Two to four sentences without figures: how the assumptions multiply to a yearly saving, which of them matters most, and which is least certain.",
    ),
  // A cost and the share of it that goes away are a calculation.
  entries: listOf(ImpactEntry, { wanted: { min: 3, max: 8 }, enough: 2, together: true }).describe(
    "The assumptions in the order of the calculation, which comes to US dollars saved a year.",
  ),
});
export type ImpactSizingOutput = z.infer<typeof ImpactSizingOutput>;
