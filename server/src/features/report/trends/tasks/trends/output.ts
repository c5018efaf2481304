import { pestelCategories } from "@seedbed/contract/report/vocabulary";
import { z } from "zod";
import { listOf } from "../../../../../platform/model/answer/list-of.ts";
import { directionField } from "../../../writing/direction-field.ts";
import { type Cited, citedClaims } from "../../../writing/evidence/cited-claims.ts";
import { givenPassages } from "../../../writing/evidence/research-input.ts";
import type { TrendsInput } from "./prompt.ts";

const keyFinding = {
  text: z
    .string()
    .describe(
      "One sentence: one specific development or constraint, who it concerns, and what follows for the concept.",
    ),
  direction: directionField,
};

/** A category with one finding still says something. */
export const enoughFindings = 1;

const categoryWords = {
  category: z.enum(pestelCategories).describe("Each of the six stands once."),
  summary: z
    .string()
    .describe(
      "Two or three sentences: the forces of this category that matter to this concept, and how they work on it.",
    ),
  impact: z
    .string()
    .describe("One or two sentences: what this means for the concept, and which decision it calls for."),
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
  const keyFindings = listOf(z.object({ ...keyFinding, ...more }), {
    wanted: 3,
    enough: enoughFindings,
    unique: "text",
  }).describe("The three most important findings, each about something different.");
  return z.object({
    summary: z
      .string()
      .max(500)
      .describe(
        "At most 500 characters: which two or three developments decide about this concept, and whether they work for or against it.",
      ),
    // An analysis may say of two categories that nothing is known; those that are missing are asked for.
    categories: listOf(z.object({ ...categoryWords, keyFindings }), {
      wanted: 6,
      enough: 4,
      unique: "category",
    }).describe("All six, in the order of the acronym."),
  });
}

export const TrendsOutput = outputWith({});

type Words = z.infer<typeof TrendsOutput>;
type Category = Words["categories"][number];
export interface TrendsOutput extends Omit<Words, "categories"> {
  categories: (Omit<Category, "keyFindings"> & { keyFindings: (Category["keyFindings"][number] & Cited)[] })[];
}

/** With the passages of the call to cite where there are any. */
export function trendsOutputFor(input: TrendsInput): z.ZodType<TrendsOutput> {
  const passages = givenPassages(input);
  return passages.length === 0 ? TrendsOutput : outputWith({ claims: citedClaims(passages) });
}
