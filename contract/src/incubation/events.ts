import { z } from "zod";
import { answerMaxLength, answersPerQuestionMax } from "../limits.ts";
import { Instant, Origin, Uuid } from "../plain-text.ts";
import { AnsweringPerson } from "./schemas.ts";

/** Sent by the browser: suggest answers to a question. */
export const SuggestionsRequest = z.object({
  seedUuid: Uuid,
  questionId: z.string().min(1).max(100),
  answer: z.array(z.string().max(answerMaxLength)).max(answersPerQuestionMax).optional(),
  conceptUuid: Uuid.optional(),
});
export type SuggestionsRequest = z.infer<typeof SuggestionsRequest>;

const Stage = z.enum(["delta", "done", "error"]);

/** Each message carries the whole list so far; a later one replaces an earlier one. */
export const SuggestionsStream = z.object({
  stage: Stage,
  context: z.object({ seedUuid: Uuid, questionId: z.string(), requestId: z.string() }),
  content: z.object({
    suggestions: z.array(z.object({ title: z.string(), description: z.string() })),
    origin: Origin.nullable(),
  }),
  message: z.string().optional(),
});
export type SuggestionsStream = z.infer<typeof SuggestionsStream>;

/** A generated concept while it is being written: texts may be cut anywhere. */
export const ConceptInWriting = z.object({
  uuid: Uuid,
  title: z.string(),
  summary: z.string(),
  overview: z.string(),
  problemStatement: z.string(),
  valueProposition: z.string(),
  differentiators: z.array(z.object({ order: z.int(), description: z.string() })),
  rightsToWin: z.array(z.object({ order: z.int(), description: z.string() })),
  generationOrder: z.int(),
});
export type ConceptInWriting = z.infer<typeof ConceptInWriting>;

export const ConceptGenerationStream = z.object({
  stage: Stage,
  context: z.object({ seedUuid: Uuid, workflowUuid: Uuid }),
  content: z.object({ concepts: z.array(ConceptInWriting), origin: Origin.nullable() }),
  message: z.string().optional(),
});
export type ConceptGenerationStream = z.infer<typeof ConceptGenerationStream>;

/** A seed of the company has changed: fetch it anew. */
export const SeedUpdate = z.object({
  seedUuid: Uuid,
  /** The seed's ETag from now on; null once it is deleted. */
  updatedAt: Instant.nullable(),
  /** Who changed it; null for work that ended by itself. */
  by: AnsweringPerson.nullable(),
});
export type SeedUpdate = z.infer<typeof SeedUpdate>;

export const incubationEvents = {
  "incubation.seed.update.account": SeedUpdate,
  "stream.structured.ai.suggestions": SuggestionsStream,
  "stream.structured.concept.generation": ConceptGenerationStream,
} as const;

export const incubationRequests = { "incubation.ai.suggestions.request": SuggestionsRequest } as const;
