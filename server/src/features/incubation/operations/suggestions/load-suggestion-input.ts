import type { SuggestionsRequest } from "@seedbed/contract/incubation/events";
import { Failure } from "../../../../platform/failure.ts";
import type { Member } from "../../../../platform/http/actor.ts";
import type { IncubationDependencies } from "../../dependencies.ts";
import { generatedConceptNotFound } from "../../seed-failures.ts";
import type { QuestionToAnswer, SuggestAnswersInput } from "../../tasks/suggest-answers/prompt.ts";
import { conceptInBrief, loadBrief } from "../load-brief.ts";
import { loadSeed, type SeedWork } from "../load-seed.ts";

/**
 * What suggestions are written from: the seed, the question (of the questionnaire, or a clarifying one by its uuid) and what the
 * person has in the answer list now. Throws `not_found`, and `invalid` for a question without suggestions.
 */
export async function loadSuggestionInput(
  dependencies: Pick<IncubationDependencies, "database" | "bank" | "readCompany">,
  member: Member,
  request: SuggestionsRequest,
): Promise<SuggestAnswersInput> {
  return dependencies.database.withTenant(member, async (transaction) => {
    const work = await loadSeed(dependencies, transaction, request.seedUuid);
    const { question, saved, conceptId } = findQuestion(work, request.questionId);
    const asked = request.conceptUuid ?? conceptId;
    const concept = work.generatedConcepts.find((candidate) => candidate.id === asked);
    if (asked && !concept) throw generatedConceptNotFound();
    const present = (request.answer ?? saved).map(
      (answer) => question.options.find((option) => option.value === answer)?.label ?? answer,
    );
    return {
      brief: await loadBrief(dependencies, transaction, work),
      question,
      present: present.filter((answer) => answer.trim() !== ""),
      concept: concept ? conceptInBrief(concept) : null,
    };
  });
}

function findQuestion(
  work: SeedWork,
  questionId: string,
): { question: QuestionToAnswer; saved: string[]; conceptId: string | null } {
  const question = work.questionnaire.questions[questionId];
  if (question) {
    if (!question.isSuggestionsEnabled) throw new Failure("invalid", "There are no suggestions for this question.");
    const { identifier, label, help, options } = question;
    const saved = work.answers.find((answer) => answer.questionId === questionId)?.answer ?? [];
    return { question: { identifier, label, help, options }, saved, conceptId: null };
  }
  const clarifying = work.clarifyingQuestions.find((candidate) => candidate.id === questionId);
  if (!clarifying) throw new Failure("not_found", "Question not found.");
  return {
    question: { identifier: null, label: clarifying.question, help: "", options: [] },
    saved: clarifying.answer,
    conceptId: clarifying.generatedConceptId,
  };
}
