import { relationTypes } from "@seedbed/contract/report/customers/words";
import { z } from "zod";
import { listOf } from "../../../../../platform/model/answer/list-of.ts";

export const ProfileJourneyOutput = z.object({
  steps: listOf(
    z.object({
      title: z.string().describe("What happens, in two to six words."),
      description: z
        .string()
        .describe("One or two sentences: what the person does, with whom, and what helps or stops them at this point."),
      relationType: z
        .enum(relationTypes)
        .describe(
          "“JTBD” where a job to be done drives the step, “Pain” where it hurts, “Moment of Intervention” where the concept could step in, otherwise “Journey Step”.",
        )
        .meta({ fallback: "Journey Step" }),
    }),
    // A trigger, what they do about it and what follows.
    { wanted: { min: 5, max: 7 }, enough: 3, unique: "title" },
  ).describe("The steps in the order in which they happen, from the trigger to what they do afterwards."),
  journeyInsight: z
    .string()
    .describe(
      "One or two sentences: where in this journey the concept has its best, or only, chance, and what closes it.",
    ),
});
export type ProfileJourneyOutput = z.infer<typeof ProfileJourneyOutput>;
