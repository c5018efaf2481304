import { stances } from "@seedbed/contract/report/customers/schemas";
import { sourceCategories } from "@seedbed/contract/report/vocabulary";
import { z } from "zod";
import { listOf } from "../../../../../platform/model/answer/list-of.ts";

export const ProfileSignalsOutput = z.object({
  signals: listOf(
    z.object({
      description: z
        .string()
        .describe(
          "One or two sentences, at most 400 characters: something one could observe in the world, where to look for it, and what finding it would mean. Worded as what to look for, never as found.",
        ),
      stance: z
        .enum(stances)
        .describe("What the signal, if found, would say about this persona taking up the concept."),
      sourceCategory: z
        .enum(sourceCategories)
        .describe("The kind of source in which to look for it.")
        .meta({ fallback: "Other" }),
    }),
    { wanted: { min: 4, max: 6 }, enough: 3, unique: "description" },
  ).describe("Four to six signals; at least one in favour and at least one against."),
  signalsSummary: z
    .string()
    .describe(
      "Two sentences: which signal would settle most, and what it would mean to find it or not. Say that none has been looked up yet.",
    ),
});
export type ProfileSignalsOutput = z.infer<typeof ProfileSignalsOutput>;
