import { engagementActions } from "@seedbed/contract/report/vocabulary";
import { z } from "zod";
import { listOf } from "../../../../../platform/model/answer/list-of.ts";
import { givenPassages } from "../../../writing/evidence/research-input.ts";
import { type CompanyWords, companyFields } from "../companies/company-fields.ts";
import { foundCompanyFields } from "../companies/found-company-fields.ts";
import type { StartupsInput } from "./prompt.ts";

const Engagement = z.object({
  action: z.enum(engagementActions).describe("What the startup could be to the company behind the concept."),
  description: z
    .string()
    .describe(
      "One or two sentences: what the first step would be, which role to talk to, and what both sides would get.",
    ),
});

const startupWords = {
  valueProposition: z
    .string()
    .describe("One sentence: what its customers get from it, seen from the customers of this concept."),
  competitiveAdvantage: z
    .string()
    .describe("One sentence: what it does better or has that others lack, and how far that reaches for this concept."),
  // A startup is worth reading of without what it may do next, and without a way to work with it.
  predictions: listOf(z.string(), { wanted: { min: 1, max: 3 }, enough: 0, unique: true }).describe(
    'What it may do next that would matter to this concept; each one sentence that begins with or contains "may", "could" or "would".',
  ),
  potentialEngagements: listOf(Engagement, { wanted: { min: 1, max: 3 }, enough: 0, unique: "action" }).describe(
    "Ways to work with it, the best first, with different actions.",
  ),
};
const keyFacts = z
  .array(z.string())
  .max(3)
  .describe(
    "Lasting facts about the company that bear on this concept; one sentence each; none rather than a doubtful one.",
  )
  .meta({ unique: true });

function outputWith<Fields extends z.ZodRawShape>(fields: Fields) {
  return z.object({
    startups: z
      .array(z.object(fields))
      .max(6)
      .describe("At most six young companies, the most relevant first; fewer when you are not sure.")
      .meta({ unique: "name" }),
  });
}

export const StartupsOutput = outputWith({ ...companyFields, ...startupWords, keyFacts });

type Words = z.infer<typeof StartupsOutput>["startups"][number];
export interface StartupWords extends Omit<Words, "keyFacts">, Pick<CompanyWords, "claims"> {
  /** Absent where key facts are claims with citations. */
  keyFacts?: string[] | undefined;
}
export interface StartupsOutput {
  startups: StartupWords[];
}

/** With the passages of the call to look companies up in where there are any. */
export function startupsOutputFor(input: StartupsInput): z.ZodType<StartupsOutput> {
  const passages = givenPassages(input);
  if (passages.length === 0) return StartupsOutput;
  return outputWith({ ...foundCompanyFields(passages, "startup"), ...startupWords });
}
