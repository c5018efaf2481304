import { guideTextMax } from "@seedbed/contract/report/interviews/words";
import { z } from "zod";
import { listOf } from "../../../../../platform/model/answer/list-of.ts";
import type { InterviewGuideInput } from "./prompt.ts";

/** What a question serves that opens the conversation. */
export const servesNothing = "none";

function outputWith(serves: z.ZodType<string>) {
  const question = z.object({
    question: z
      .string()
      .max(guideTextMax)
      .describe("One open question of at most twenty words, about what was done or happens."),
    followUp: z.string().max(guideTextMax).describe("What to ask then, or to listen for, in one short sentence."),
    serves: serves.describe(
      "The handle of the assumption that the answer tells most about; “none” for one that opens.",
    ),
  });
  return z.object({
    questions: listOf(question, { wanted: { min: 5, max: 9 }, enough: 3, unique: "question" }).describe(
      "Five to nine questions in the order in which they are asked.",
    ),
  });
}

export const InterviewGuideOutput = outputWith(z.string());
export type InterviewGuideOutput = z.infer<typeof InterviewGuideOutput>;

/** With the handles of the call. */
export const interviewGuideOutputFor = ({ atStake }: InterviewGuideInput): typeof InterviewGuideOutput =>
  outputWith(z.enum([servesNothing, ...atStake.map(({ handle }) => handle)]).meta({ fallback: servesNothing }));
