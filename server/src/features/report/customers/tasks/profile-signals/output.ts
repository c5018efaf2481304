import { signalStances } from "@seedbed/contract/report/customers/words";
import { sourceCategories } from "@seedbed/contract/report/vocabulary";
import { z } from "zod";
import { listOf } from "../../../../../platform/model/answer/list-of.ts";
import { type Citation, citationsOf } from "../../../writing/evidence/cited-claims.ts";
import { givenPassages } from "../../../writing/evidence/research-input.ts";
import type { ProfileSignalsInput } from "./prompt.ts";

const signalWords = {
  description: z
    .string()
    .describe(
      "One or two sentences, at most 400 characters: what a passage shows people doing, asking or refusing, and what it means for this persona.",
    ),
  stance: z.enum(signalStances).describe("What the signal says about this persona taking up the concept."),
  sourceCategory: z.enum(sourceCategories).describe("The kind of source that shows it.").meta({ fallback: "Other" }),
};
const summary = z
  .string()
  .describe("Two sentences: what the signals say on both sides, and what they leave open that would settle most.");

function outputWith<Fields extends z.ZodRawShape>(fields: Fields) {
  return z.object({
    signals: listOf(z.object(fields), { wanted: { min: 2, max: 6 }, enough: 0, unique: "description" }).describe(
      "Two to six signals, as many as passages show: the strongest in favour and the strongest against.",
    ),
    signalsSummary: summary,
  });
}

export const ProfileSignalsOutput = outputWith(signalWords);

type Words = z.infer<typeof ProfileSignalsOutput>;
export interface ProfileSignalsOutput extends Omit<Words, "signals"> {
  /** `citations`: the passages that show it. */
  signals: (Words["signals"][number] & { citations?: Citation[] | undefined })[];
}

/** With the passages of the call to find signals in. */
export function profileSignalsOutputFor(input: ProfileSignalsInput): z.ZodType<ProfileSignalsOutput> {
  const passages = givenPassages(input);
  return passages.length === 0
    ? ProfileSignalsOutput
    : outputWith({ ...signalWords, citations: citationsOf(passages) });
}
