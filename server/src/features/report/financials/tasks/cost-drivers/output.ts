import { z } from "zod";
import { listOf } from "../../../../../platform/model/answer/list-of.ts";
import { type CostIcon, costIconNames } from "./icons.ts";

const CostDriver = z.object({
  title: z.string().describe("The cost in two to five words."),
  description: z
    .string()
    .max(2500)
    .describe("Two sentences: what makes this cost arise and grow, and what it depends on."),
  icon: z
    .enum(costIconNames)
    .describe("The icon that fits best.")
    .meta({ fallback: "receipt" satisfies CostIcon }),
  costPercentageEstimate: z
    .int()
    .min(1)
    .max(100)
    .describe(
      "Assumed share of all cost in whole percent, once the concept runs with its first customers. All of them add up to 100.",
    ),
  mitigationStatement: z
    .string()
    .max(2500)
    .describe("One or two sentences: what would keep this cost down without hurting what the customer pays for."),
});

export const CostDriversOutput = z.object({
  drivers: listOf(CostDriver, { wanted: { min: 4, max: 6 }, enough: 3, unique: "title" }).describe(
    "Four to six cost drivers, the largest first; together they are all the cost.",
  ),
});
export type CostDriversOutput = z.infer<typeof CostDriversOutput>;
