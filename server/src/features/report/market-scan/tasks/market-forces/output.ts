import { gradings } from "@seedbed/contract/report/vocabulary";
import { z } from "zod";
import { listOf } from "../../../../../platform/model/answer/list-of.ts";
import { type Cited, citedClaims } from "../../../writing/evidence/cited-claims.ts";
import { givenPassages } from "../../../writing/evidence/research-input.ts";
import { type ForceIcon, forceIconNames } from "./icons.ts";
import type { MarketForcesInput } from "./prompt.ts";

const forceWords = {
  category: z.string().describe('The force in one to three words of this trade, such as "Landlord demand".'),
  icon: z
    .enum(forceIconNames)
    .describe("The icon that fits best.")
    .meta({ fallback: "users" satisfies ForceIcon }),
  score: z
    .number()
    .min(0)
    .max(10)
    .describe("How it acts on the concept, from 0 (all tailwind) over 5 (balanced) to 10 (all headwind)."),
  grading: z
    .enum(gradings)
    .describe("As the score says.")
    // Any does: it is set by the score.
    .meta({ fallback: "Headwinds & Tailwinds" satisfies (typeof gradings)[number] }),
  summary: z
    .string()
    .describe("Two or three sentences: how it acts on the concept today, on both sides where there are two."),
  impact: z.string().describe("One or two sentences: what the team should do, build in or check because of it."),
  whatWouldTurn: z
    .string()
    .describe("One sentence: what would turn it; empty when nothing could.")
    .meta({ fallback: "" }),
  howToNotice: z
    .string()
    .describe("One sentence: the early sign of that, and where to look for it.")
    .meta({ fallback: "" }),
};

function outputWith<More extends z.ZodRawShape>(more: More) {
  const force = z.object({ ...forceWords, ...more });
  return z.object({
    // The chart is a hexagon; with one force less it is still a chart to read.
    forces: listOf(force, { wanted: 6, enough: 5, unique: "category" }).describe("Six different forces."),
  });
}

export const MarketForcesOutput = outputWith({});

export interface MarketForcesOutput {
  forces: (z.infer<typeof MarketForcesOutput>["forces"][number] & Cited)[];
}

/** With the passages of the call to cite where there are any. */
export function marketForcesOutputFor(input: MarketForcesInput): z.ZodType<MarketForcesOutput> {
  const passages = givenPassages(input);
  return passages.length === 0 ? MarketForcesOutput : outputWith({ claims: citedClaims(passages) });
}
