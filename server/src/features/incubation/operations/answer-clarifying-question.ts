import type { ClarifyingQuestion, SeedAnswerChange } from "@seedbed/contract/incubation/schemas";
import { isSameAnswer } from "@seedbed/rules/questionnaire/answer-list";
import type { Member } from "../../../platform/http/actor.ts";
import { assertAnswerFits, detailsFor } from "../answer-values.ts";
import { momentAfter } from "../change-moment.ts";
import type { IncubationDependencies } from "../dependencies.ts";
import { assertAnswersMayChange, assertMayGenerate } from "../policy.ts";
import { presentClarifyingQuestion } from "../present-clarifying-question.ts";
import { clarifyingQuestionNotFound, seedWentOn, staleClarifyingAnswer } from "../seed-failures.ts";
import { type ClarifyingQuestionRow, updateClarifyingQuestion } from "../store/clarifying-questions.ts";
import { type GeneratedConceptRow, removeGeneratedConcepts } from "../store/generated-concepts.ts";
import { changeSeed } from "./change-seed.ts";
import type { KnownVersions } from "./load-answer.ts";
import { loadSeed, requireLockedSeed, type SeedWork, unsavedConcepts } from "./load-seed.ts";
import { isOutdated } from "./seen-work.ts";

/** The ETag of a clarifying question's answer: the moment it was given, or a word for none. */
export const clarifyingEtag = (answeredAt: string | null): string => answeredAt ?? "unanswered";

/**
 * Answers a clarifying question; an empty list takes the answer back. Changing what was answered about the whole seed removes
 * the generated concepts that are not saved, because they were written from it; a first answer, and an answer about one concept,
 * leave them for the next generation. Throws `not_found`, `invalid`, a conflict when the seed's state forbids it, and
 * `precondition_failed` when the answer, or concepts that would go, came after the caller looked.
 */
export async function answerClarifyingQuestion(
  dependencies: Pick<IncubationDependencies, "database" | "clock" | "bank">,
  member: Member,
  answered: KnownVersions & { seedId: string; questionId: string; given: SeedAnswerChange },
): Promise<ClarifyingQuestion> {
  const { seedId, questionId, given, ifMatch } = answered;
  return dependencies.database.withTenant(member, async (transaction) => {
    const seed = await requireLockedSeed(transaction, seedId);
    const work = await loadSeed(dependencies, transaction, seedId);
    const question = work.clarifyingQuestions.find((candidate) => candidate.id === questionId);
    if (!question) throw clarifyingQuestionNotFound();
    if (question.generatedConceptId === null) assertAnswersMayChange(seed);
    else assertMayGenerate(seed);
    assertAnswerFits({ fieldType: "text", options: [], required: false }, given.answer);
    const saysTheSame = isSameAnswer("text", question.answer, given.answer);
    const version = clarifyingEtag(question.answeredAt?.toISOString() ?? null);
    if (ifMatch !== undefined && ifMatch !== version && !saysTheSame) throw staleClarifyingAnswer();

    const stale = saysTheSame ? [] : conceptsWrittenFrom(work, question);
    if (stale.length > 0 && isOutdated(answered, work)) throw seedWentOn();
    await removeGeneratedConcepts(
      transaction,
      stale.map((concept) => concept.id),
    );
    const changed = {
      answer: given.answer,
      details: detailsFor(given.answer, given.details),
      answeredAt: momentAfter(dependencies.clock, seed.updatedAt),
      answeredBy: member.userId,
    };
    await updateClarifyingQuestion(transaction, question.id, changed);
    const person = await changeSeed(dependencies, transaction, { changer: member, seed, at: changed.answeredAt });
    return presentClarifyingQuestion({ ...question, ...changed, person });
  });
}

// What was clarified about one concept, or is clarified for the first time, waits for the next generation.
function conceptsWrittenFrom(work: SeedWork, question: ClarifyingQuestionRow): GeneratedConceptRow[] {
  return question.generatedConceptId === null && question.answer.length > 0 ? unsavedConcepts(work) : [];
}
