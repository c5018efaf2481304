import { gradings } from "@seedbed/contract/report/vocabulary";
import { z } from "zod";
import { listOf } from "../../../../../platform/model/answer/list-of.ts";
import { type ForceIcon, forceIconNames } from "./icons.ts";

const MarketForce = z.object({
  category: z
    .string()
    .describe(
      'The force in one to three words as it is called in this concept\'s trade, such as "Input cost" or "Landlord demand".',
    ),
  icon: z
    .enum(forceIconNames)
    .describe("The icon that fits best.")
    .meta({ fallback: "users" satisfies ForceIcon }),
  score: z
    .number()
    .min(0)
    .max(10)
    .describe(
      "How it acts on the concept, from 0 (all tailwind) over 5 (balanced) to 10 (all headwind). Halves are allowed.",
    ),
  grading: z
    .enum(gradings)
    .describe(
      'Must agree with the score: "Mostly Tailwinds" for 0 to 4, "Headwinds & Tailwinds" for 4 to 6, "Mostly Headwinds" for 6 to 10.',
    )
    // Any does: it is set by the score.
    .meta({ fallback: "Headwinds & Tailwinds" satisfies (typeof gradings)[number] }),
  summary: z
    .string()
    .describe("Two or three sentences: how this force acts on the concept today, on both sides where there are two."),
  impact: z.string().describe("One or two sentences: what the team should do, build in or check because of it."),
  whatWouldTurn: z
    .string()
    .describe(
      "One sentence: what would have to happen for it to work the other way; empty when nothing foreseeable could.",
    )
    .meta({ fallback: "" }),
  howToNotice: z
    .string()
    .describe(
      "One sentence: the sign by which the team would notice that early, and where to look or whom to ask for it.",
    )
    .meta({ fallback: "" }),
});

// The chart is a hexagon; with one force less it is still a chart to read.
export const MarketForcesOutput = z.object({
  forces: listOf(MarketForce, { wanted: 6, enough: 5, unique: "category" }).describe(
    "Six different forces of this concept's market.",
  ),
});
export type MarketForcesOutput = z.infer<typeof MarketForcesOutput>;
