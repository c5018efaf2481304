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
      "One or two sentences, at most 400 characters: something one could observe in the world, where to look for it, and what finding it would mean. Worded as what to look for, never as found.",
    ),
  stance: z
    .enum(signalStances)
    .describe("What the signal, if found, would say about this persona taking up the concept."),
  sourceCategory: z
    .enum(sourceCategories)
    .describe("The kind of source in which to look for it.")
    .meta({ fallback: "Other" }),
};
const foundDescription = z
  .string()
  .describe(
    "One or two sentences, at most 400 characters: what a passage shows people doing, asking or refusing, and what it means for this persona; or, where none does, what to look for.",
  );
const summary = z
  .string()
  .describe(
    "Two sentences: which signal would settle most, and what it would mean to find it or not. Say that none has been looked up yet.",
  );
const foundSummary = z
  .string()
  .describe("Two sentences: what the signals say on both sides, and which open one would settle most.");

function outputWith<Fields extends z.ZodRawShape, Summary extends z.ZodType<string>>(
  fields: Fields,
  signalsSummary: Summary,
) {
  return z.object({
    signals: listOf(z.object(fields), { wanted: { min: 4, max: 6 }, enough: 3, unique: "description" }).describe(
      "Four to six signals; at least one in favour and at least one against.",
    ),
    signalsSummary,
  });
}

export const ProfileSignalsOutput = outputWith(signalWords, summary);

type Words = z.infer<typeof ProfileSignalsOutput>;
export interface ProfileSignalsOutput extends Omit<Words, "signals"> {
  /** `citations`: the passages that show it; absent without research, and none for something to look for. */
  signals: (Words["signals"][number] & { citations?: Citation[] | undefined })[];
}

/** With the passages of the call to find signals in where there are any. */
export function profileSignalsOutputFor(input: ProfileSignalsInput): z.ZodType<ProfileSignalsOutput> {
  const passages = givenPassages(input);
  if (passages.length === 0) return ProfileSignalsOutput;
  const fields = { ...signalWords, description: foundDescription, citations: citationsOf(passages) };
  return outputWith(fields, foundSummary);
}
