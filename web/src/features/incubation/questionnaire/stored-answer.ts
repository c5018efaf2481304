import type {
  AnsweringPerson,
  AnswerSource,
  ClarifyingQuestion,
  SeedAnswer,
} from "@seedbed/contract/incubation/schemas";

/** An answer as the server has it. */
export interface StoredAnswer {
  answer: readonly string[];
  details: { sources: readonly AnswerSource[] };
  /** Its ETag, which is when it was given; null for no answer. */
  version: string | null;
  by: AnsweringPerson | null;
}

/** The answer to a question of the questionnaire, or none. */
export function storedAnswer(given: SeedAnswer | undefined): StoredAnswer {
  if (!given) return { answer: [], details: { sources: [] }, version: null, by: null };
  return { answer: given.answer, details: given.details, version: given.updatedAt, by: given.updatedBy };
}

/** The answer to a clarifying question, or none once the question is gone. */
export function storedClarifying(question: ClarifyingQuestion | undefined): StoredAnswer {
  if (!question) return storedAnswer(undefined);
  return {
    answer: question.answer,
    details: question.details,
    version: question.answeredAt,
    by: question.answeredBy,
  };
}
