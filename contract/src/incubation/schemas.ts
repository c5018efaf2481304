import { z } from "zod";
import { OrderedItem, PersonName } from "../concepts/schemas.ts";
import {
  answerMaxLength,
  answersPerQuestionMax,
  choiceReasonMaxLength,
  conceptTextMaxLength,
  conceptTitleMaxLength,
  generationInstructionsMaxLength,
} from "../limits.ts";
import { PageNumber, pageOf } from "../pagination.ts";
import { Instant, Origin, requiredText, textUpTo, Uuid } from "../plain-text.ts";

export const seedTypes = ["EXPAND_AN_EXISTING_IDEA", "IDENTIFY_NEW_OPPORTUNITIES"] as const;
export const SeedType = z.enum(seedTypes);
export type SeedType = z.infer<typeof SeedType>;

export const SeedStatus = z.enum(["draft", "published", "archived"]);
export type SeedStatus = z.infer<typeof SeedStatus>;

export const FieldType = z.enum(["multiSelect", "radioButton", "text"]);
export type FieldType = z.infer<typeof FieldType>;

export const QuestionOption = z.object({
  value: z.string(),
  label: z.string(),
  description: z.string(),
  icon: z.string(),
});
export type QuestionOption = z.infer<typeof QuestionOption>;

/** `order` is a decimal above 0; a fraction makes a sub-question. `dependsOn` is the identifier of an earlier question. */
export const Question = z.object({
  id: z.string(),
  identifier: z.string(),
  order: z.number().positive(),
  label: z.string(),
  /** Two or three words for the list of steps. */
  shortLabel: z.string(),
  help: z.string(),
  placeholder: z.string(),
  dependsOn: z.string().nullable(),
  dependsOnValue: z.string().nullable(),
  fieldType: FieldType,
  options: z.array(QuestionOption),
  isSuggestionsEnabled: z.boolean(),
  required: z.boolean(),
});
export type Question = z.infer<typeof Question>;

export const Questionnaire = z.object({ type: SeedType, version: z.int(), questions: z.record(z.string(), Question) });
export type Questionnaire = z.infer<typeof Questionnaire>;

export const AnswerSource = z.enum(["user", "ai"]);
export type AnswerSource = z.infer<typeof AnswerSource>;

/** `sources` runs parallel to the answer list. */
export const AnswerDetails = z.object({ sources: z.array(AnswerSource).max(answersPerQuestionMax).default([]) });
export type AnswerDetails = z.infer<typeof AnswerDetails>;

const AnswerList = z.array(requiredText(answerMaxLength)).max(answersPerQuestionMax);

export const NewSeedAnswer = z.object({
  questionId: z.string().min(1).max(100),
  fieldType: FieldType,
  answer: AnswerList,
  details: AnswerDetails.default({ sources: [] }),
});
export type NewSeedAnswer = z.infer<typeof NewSeedAnswer>;

export const SeedAnswerChange = z.object({ answer: AnswerList, details: AnswerDetails.default({ sources: [] }) });
export type SeedAnswerChange = z.infer<typeof SeedAnswerChange>;

/** Who gave an answer last; the uuid tells a colleague from oneself in another window. */
export const AnsweringPerson = PersonName.extend({ uuid: Uuid });
export type AnsweringPerson = z.infer<typeof AnsweringPerson>;

/** What every write of an answer may say of the seed it was made from. */
export const SeedVersionQuery = z.object({
  /** ETag of the seed as the caller knows it: what came to the seed since is not removed by the write, which is 412 instead. */
  seed_version: z.string().max(50).optional(),
});

export const SeedAnswer = z.object({
  id: Uuid,
  question: Question.pick({
    id: true,
    identifier: true,
    order: true,
    label: true,
    fieldType: true,
    options: true,
    required: true,
  }).extend({
    /** Whether it is one of the questionnaire that lights an idea; clarifying questions are not. */
    isIgnition: z.boolean(),
  }),
  answer: z.array(z.string()),
  details: AnswerDetails,
  /** "ai" when every entry came from a suggestion. */
  source: AnswerSource,
  updatedAt: Instant,
  updatedBy: AnsweringPerson.nullable(),
});
export type SeedAnswer = z.infer<typeof SeedAnswer>;

export const Suggestion = z.object({ title: z.string(), description: z.string() });
export type Suggestion = z.infer<typeof Suggestion>;

export const ClarifyingQuestion = z.object({
  uuid: Uuid,
  title: z.string(),
  icon: z.string(),
  question: z.string(),
  answer: z.array(z.string()),
  details: AnswerDetails,
  conceptUuid: Uuid.nullable(),
  /** When the answer was given last, which is its ETag; null before the first. */
  answeredAt: Instant.nullable(),
  answeredBy: AnsweringPerson.nullable(),
});
export type ClarifyingQuestion = z.infer<typeof ClarifyingQuestion>;

const identifiers = z.array(z.string());

/** The questions, by identifier, whose answers each part of a generated concept rests on; none for a part that a person changed. */
export const PartsRestOn = z.object({
  title: identifiers,
  summary: identifiers,
  overview: identifiers,
  problemStatement: identifiers,
  valueProposition: identifiers,
  differentiators: identifiers,
  rightsToWin: identifiers,
});
export type PartsRestOn = z.infer<typeof PartsRestOn>;

/** What a concept finds as an opportunity. */
export const Opportunity = z.object({
  /** What the company is today, as far as it matters here. */
  today: z.string(),
  /** What could be next for it. */
  next: z.string(),
  why: z.string(),
  /** The questions, by identifier, whose answers say why; with none, it is an assumption. */
  whyRestsOn: identifiers,
});
export type Opportunity = z.infer<typeof Opportunity>;

/** What a person may change of a generated concept. */
export const GeneratedConceptFields = z.object({
  uuid: Uuid,
  title: requiredText(conceptTitleMaxLength),
  summary: textUpTo(conceptTextMaxLength),
  overview: textUpTo(conceptTextMaxLength),
  problemStatement: textUpTo(conceptTextMaxLength),
  valueProposition: textUpTo(conceptTextMaxLength),
  differentiators: z.array(OrderedItem).max(20),
  rightsToWin: z.array(OrderedItem).max(20),
});
export type GeneratedConceptFields = z.infer<typeof GeneratedConceptFields>;

/** One to be saved. */
export const ChosenConcept = GeneratedConceptFields.extend({
  /** Why this one, in the words of whoever chose it. */
  chosenBecause: textUpTo(choiceReasonMaxLength).optional(),
});
export type ChosenConcept = z.infer<typeof ChosenConcept>;

export const GeneratedConcept = GeneratedConceptFields.extend({
  generationOrder: z.int(),
  isGenerating: z.boolean(),
  isSaved: z.boolean(),
  /** Uuid of the concept in the bank, once saved. */
  conceptUuid: Uuid.nullable(),
  identifier: z.string().nullable(),
  origin: Origin,
  restsOn: PartsRestOn,
  /** Of a concept from a search for opportunities; null for an expanded idea, and where none was found. */
  opportunity: Opportunity.nullable(),
  clarifyingQuestions: z.array(ClarifyingQuestion),
});
export type GeneratedConcept = z.infer<typeof GeneratedConcept>;

export const GenerationState = z.object({
  status: z.enum(["idle", "running", "failed"]),
  message: z.string().nullable(),
  instructions: z.string(),
});
export type GenerationState = z.infer<typeof GenerationState>;

export const Seed = z.object({
  uuid: Uuid,
  status: SeedStatus,
  type: SeedType,
  title: z.string(),
  description: z.string(),
  answers: z.array(SeedAnswer),
  cachedConcepts: z.array(GeneratedConcept),
  clarifyingQuestions: z.array(ClarifyingQuestion),
  isCloned: z.boolean(),
  createdBy: PersonName,
  createdAt: Instant,
  updatedAt: Instant,
  questionnaireVersion: z.int(),
  generation: GenerationState,
});
export type Seed = z.infer<typeof Seed>;

export const SeedListItem = Seed.pick({
  uuid: true,
  status: true,
  type: true,
  title: true,
  description: true,
  isCloned: true,
  createdBy: true,
  createdAt: true,
  updatedAt: true,
});
export type SeedListItem = z.infer<typeof SeedListItem>;

export const seedSortColumns = ["createdAt", "updatedAt", "status", "type"] as const;

const seedStatusList = z
  .string()
  .max(200)
  .transform((value) =>
    value
      .split(",")
      .map((entry) => entry.trim())
      .filter(Boolean),
  )
  .pipe(z.array(SeedStatus));

export const SeedListQuery = z.object({
  status: seedStatusList.optional(),
  createdBy: z.string().max(200).optional(),
  search: z.string().max(200).optional(),
  page: PageNumber,
  sort: z.enum(seedSortColumns.flatMap((column) => [column, `-${column}`] as const)).default("-createdAt"),
  category: z.string().max(50).optional(),
  type: SeedType.optional(),
});
export const SeedList = pageOf(SeedListItem);
export type SeedList = z.infer<typeof SeedList>;

export const GenerateConcepts = z.object({
  /** Concepts to keep; the run fills up to the number of a full run. */
  concepts: z.array(GeneratedConceptFields).max(20).optional(),
  user_generation_instructions: textUpTo(generationInstructionsMaxLength).optional(),
});
export type GenerateConcepts = z.infer<typeof GenerateConcepts>;
