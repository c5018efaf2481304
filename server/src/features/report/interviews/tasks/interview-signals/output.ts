import { signalStances } from "@seedbed/contract/report/customers/words";
import { z } from "zod";
import { listOf } from "../../../../../platform/model/answer/list-of.ts";
import type { InterviewSignalsInput } from "./prompt.ts";

/** What a signal touches that touches nothing named. */
export const touchesNothing = "none";

const touchesField = "What it speaks of, by its handle; “none” where it fits nothing.";

function outputWith(touches: z.ZodType<string>) {
  const signal = z.object({
    description: z.string().describe("One sentence, at most 300 characters: what it means for the concept."),
    stance: z.enum(signalStances).describe("Whether it speaks for the concept or against it."),
    quote: z
      .string()
      .describe("5 to 40 words of one answer, copied word for word in one piece.")
      .meta({ verbatim: true }),
    touches: touches.describe(touchesField),
  });
  return z.object({
    signals: listOf(signal, { wanted: { min: 0, max: 8 }, enough: 0, unique: "quote" }).describe(
      "Up to eight signals in the order of the transcript; none where it holds none.",
    ),
  });
}

export const InterviewSignalsOutput = outputWith(z.string());
export type InterviewSignalsOutput = z.infer<typeof InterviewSignalsOutput>;

/** With the handles of the call. */
export const interviewSignalsOutputFor = ({ touchable }: InterviewSignalsInput): typeof InterviewSignalsOutput =>
  outputWith(z.enum([touchesNothing, ...touchable.map(({ handle }) => handle)]).meta({ fallback: touchesNothing }));
