import { needIconNames } from "@seedbed/rules/customers/need-icons";
import { z } from "zod";
import { listOf } from "../../../../../platform/model/answer/list-of.ts";

const icon = z.enum(needIconNames).describe("The icon that fits best.").meta({ fallback: "puzzle" });

/** So many tell a persona's needs from those of another. */
export const enoughNeeds = 3;

const fiveOf = <Need extends z.ZodType>(need: Need) =>
  listOf(need, { wanted: 5, enough: enoughNeeds, unique: "description" });

export const ProfileNeedsOutput = z.object({
  jobs: fiveOf(
    z.object({
      description: z
        .string()
        .describe(
          "A job to be done in one line of at most 20 words, beginning with a verb: what this person tries to get done, independent of the concept.",
        ),
      icon,
    }),
  ).describe("Five jobs, the one that matters most first; at least one social or emotional."),
  pains: fiveOf(
    z.object({
      description: z
        .string()
        .describe(
          "A pain in one line of at most 20 words: what goes wrong today, when, and what it costs this person.",
        ),
      icon,
    }),
  ).describe("Five pains, the worst first. At least one would remain, or begin, with the concept."),
  jobsInsight: z
    .string()
    .describe("One or two sentences: which job decides over the others, and what that means for the concept."),
  painsInsight: z
    .string()
    .describe(
      "One or two sentences: which pain is strong enough to act on, which is only talk, and how one would tell.",
    ),
});
export type ProfileNeedsOutput = z.infer<typeof ProfileNeedsOutput>;
