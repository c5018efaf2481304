import type { Question, Seed, SeedAnswer, SeedListItem } from "@seedbed/contract/incubation/schemas";
import { typeName } from "@seedbed/rules/questionnaire/type-name";
import { shorten } from "../../platform/drafting/phrases.ts";
import { plainSentences, plainText } from "../../platform/drafting/plain-text.ts";
import type { SeedWork } from "./operations/load-seed.ts";
import { presentClarifyingQuestion } from "./present-clarifying-question.ts";
import { presentGeneratedConcept } from "./present-generated-concept.ts";
import { presentPerson } from "./present-person.ts";
import type { AnswerRow } from "./store/answers.ts";
import type { ListedSeed } from "./store/seed-list.ts";

export function presentSeed(work: SeedWork): Seed {
  const { seed, questionnaire, answers, clarifyingQuestions } = work;
  return {
    ...presentSeedListItem(work),
    answers: answers.flatMap((answer) => {
      const question = questionnaire.questions[answer.questionId];
      return question ? [presentAnswer(answer, question)] : [];
    }),
    cachedConcepts: work.generatedConcepts.map((concept) => presentGeneratedConcept(work, concept)),
    clarifyingQuestions: clarifyingQuestions
      .filter((question) => question.generatedConceptId === null)
      .map(presentClarifyingQuestion),
    questionnaireVersion: seed.questionnaireVersion,
    generation: {
      status: seed.generationStatus,
      message: seed.generationMessage,
      instructions: seed.generationInstructions,
    },
  };
}

export function presentSeedListItem({ seed, createdBy, answers: [first, second] }: ListedSeed): SeedListItem {
  const title = shorten(plainSentences(first?.answer.join("\n") ?? "")[0] ?? "", 12);
  const whole = plainText(first?.answer.join("\n") ?? "");
  return {
    uuid: seed.id,
    status: seed.status,
    type: seed.type,
    title: title === "" ? typeName(seed.type) : title,
    description: whole.length > title.length + 1 ? whole : plainText(second?.answer.join("; ") ?? ""),
    isCloned: seed.isCloned,
    createdBy,
    createdAt: seed.createdAt.toISOString(),
    updatedAt: seed.updatedAt.toISOString(),
  };
}

export function presentAnswer(answer: AnswerRow, question: Question): SeedAnswer {
  const { id, identifier, order, label, fieldType, options, required } = question;
  const { sources } = answer.details;
  return {
    id: answer.id,
    question: { id, identifier, order, label, fieldType, options, required, isIgnition: true },
    answer: answer.answer,
    details: answer.details,
    source: sources.length > 0 && sources.every((source) => source === "ai") ? "ai" : "user",
    updatedAt: answer.updatedAt.toISOString(),
    updatedBy: presentPerson(answer.updatedBy, answer.person),
  };
}
