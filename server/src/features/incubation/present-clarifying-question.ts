import type { ClarifyingQuestion } from "@seedbed/contract/incubation/schemas";
import { presentPerson } from "./present-person.ts";
import type { ClarifyingQuestionRow } from "./store/clarifying-questions.ts";

export function presentClarifyingQuestion(row: ClarifyingQuestionRow): ClarifyingQuestion {
  return {
    uuid: row.id,
    title: row.title,
    icon: row.icon,
    question: row.question,
    answer: row.answer,
    details: row.details,
    conceptUuid: row.generatedConceptId,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    answeredBy: presentPerson(row.answeredBy, row.person),
  };
}
