import { conceptsPerRun } from "@seedbed/contract/limits";
import { z } from "zod";
import { listOf } from "../../../../platform/model/answer/list-of.ts";
import type { GenerateConceptsInput } from "./prompt.ts";

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

type QuestionIdentifier = (typeof questionIdentifiers)[number];

// None is enough: what a part rests on then follows from the others.
const identifiersOf = (answered: readonly QuestionIdentifier[]) => (part: string) =>
  listOf(z.enum(answered), { wanted: { min: 1, max: answered.length }, enough: 0, unique: true }).describe(
    `Identifiers of the answered questions ${part} was written from.`,
  );

// One good point is a point.
const points = () => listOf(z.string().max(500), { wanted: { min: 2, max: 4 }, enough: 1, unique: true });

const texts = {
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
  differentiators: points().describe(
    "What makes it different from what people do today and from the other concepts; one sentence each.",
  ),
  rightsToWin: points().describe(
    "Why this company could do it better than others, each from something it has; one sentence each.",
  ),
};

const restsOn = (identifiers: ReturnType<typeof identifiersOf>) =>
  z
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
    );

const opportunity = (answered: readonly QuestionIdentifier[]) =>
  z
    .object({
      today: z
        .string()
        .max(300)
        .describe("One sentence: what the company is today, as far as it matters for this concept."),
      next: z.string().max(300).describe("One sentence: what could be next for it."),
      why: z
        .string()
        .max(400)
        .describe(
          "One or two sentences: why now, from a change, a need or a strength in the answers. What no answer says is an assumption: end with how to check it.",
        ),
      whyRestsOn: listOf(z.enum(answered), {
        wanted: { min: 0, max: answered.length },
        enough: 0,
        unique: true,
      }).describe("Identifiers of the answered questions the reason comes from; none when it is an assumption."),
    })
    .describe("What makes this concept an opportunity for this company.");

const generatedTexts = (answered: readonly QuestionIdentifier[]) =>
  z.object({ ...texts, restsOn: restsOn(identifiersOf(answered)) });
const foundTexts = (answered: readonly QuestionIdentifier[]) =>
  generatedTexts(answered).extend({ opportunity: opportunity(answered) });
/** The opportunity is there where people search for one. */
export type GeneratedTexts = z.infer<ReturnType<typeof generatedTexts>> &
  Partial<Pick<z.infer<ReturnType<typeof foundTexts>>, "opportunity">>;

/** One concept is something to decide about. */
const listOfConcepts = <Concept extends z.ZodType>(concept: Concept, wanted: number | { min: number; max: number }) =>
  z.object({
    concepts: listOf(concept, { wanted, enough: 1, unique: "title" }).describe(
      "The concepts, each a different way to go.",
    ),
  });

export const GenerateConceptsOutput: z.ZodType<{ concepts: GeneratedTexts[] }> = listOfConcepts(
  generatedTexts(questionIdentifiers).extend({ opportunity: opportunity(questionIdentifiers).optional() }),
  { min: 1, max: conceptsPerRun },
);
export type GenerateConceptsOutput = z.infer<typeof GenerateConceptsOutput>;

/** As many concepts as this run asks for, resting on questions that were answered; with what each finds, where people search. */
export function generatedConceptsFor({ brief, count }: GenerateConceptsInput): z.ZodType<GenerateConceptsOutput> {
  const answered = answeredIdentifiers(brief);
  return searches(brief)
    ? listOfConcepts(foundTexts(answered), count)
    : listOfConcepts(generatedTexts(answered), count);
}

/** Whether people search for opportunities, rather than expanding an idea. */
export const searches = ({ type }: Pick<GenerateConceptsInput["brief"], "type">): boolean =>
  type === "IDENTIFY_NEW_OPPORTUNITIES";

/** The identifiers of the answered questions that a concept may rest on, in their usual order; all of them when none was answered. */
export function answeredIdentifiers({ answers }: GenerateConceptsInput["brief"]): readonly QuestionIdentifier[] {
  const answered = new Set(answers.map(({ identifier }) => identifier));
  const known = questionIdentifiers.filter((identifier) => answered.has(identifier));
  return known.length > 0 ? known : questionIdentifiers;
}
