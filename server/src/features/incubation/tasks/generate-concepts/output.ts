import { conceptsPerRun } from "@seedbed/contract/limits";
import { z } from "zod";

/** Every question a concept may rest on, by identifier, of both questionnaires. */
export const questionIdentifiers = [
  "idea",
  "field",
  "audience",
  "pains",
  "changes",
  "assets",
  "value_source",
  "earning",
  "cost_sources",
  "limits",
  "success",
] as const;

const identifiers = (part: string) =>
  z
    .array(z.enum(questionIdentifiers))
    .min(1)
    .max(questionIdentifiers.length)
    .describe(`Identifiers of the answered questions ${part} was written from.`);

const GeneratedTexts = z.object({
  title: z
    .string()
    .max(120)
    .describe("Three to seven words that tell this concept from the others. No slogan, no colon."),
  summary: z.string().max(400).describe("One or two sentences: what it is, for whom, and what changes for them."),
  overview: z
    .string()
    .max(1000)
    .describe(
      "Four to six sentences, at most 900 characters: how it works from the customer's first contact on, what the company does and what it does not do, how it would earn or save, and where it would start.",
    ),
  problemStatement: z
    .string()
    .max(1000)
    .describe(
      "Two or three sentences: whose problem, when it occurs, what they do today, and why that is not good enough.",
    ),
  valueProposition: z
    .string()
    .max(1000)
    .describe(
      "Two or three sentences: what these people get that they do not get today, and what they give up for it.",
    ),
  differentiators: z
    .array(z.string().max(500))
    .min(2)
    .max(4)
    .describe("What makes it different from what people do today and from the other concepts; one sentence each."),
  rightsToWin: z
    .array(z.string().max(500))
    .min(2)
    .max(4)
    .describe("Why this company could do it better than others, each from something it has; one sentence each."),
  restsOn: z
    .object({
      title: identifiers("the title"),
      summary: identifiers("the summary"),
      overview: identifiers("the overview"),
      problemStatement: identifiers("the problem statement"),
      valueProposition: identifiers("the value proposition"),
      differentiators: identifiers("the list of differentiators"),
      rightsToWin: identifiers("the list of rights to win"),
    })
    .describe(
      "For each part, which answers a reader would have to know to see where it comes from; one to three each.",
    ),
});
export type GeneratedTexts = z.infer<typeof GeneratedTexts>;

export const GenerateConceptsOutput = z.object({
  concepts: z.array(GeneratedTexts).min(1).max(conceptsPerRun).describe("The concepts, each a different way to go."),
});
export type GenerateConceptsOutput = z.infer<typeof GenerateConceptsOutput>;
