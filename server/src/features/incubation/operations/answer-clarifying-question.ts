import type { ClarifyingQuestion, SeedAnswerChange } from "@seedbed/contract/incubation/schemas";
import { isSameAnswer } from "@seedbed/rules/questionnaire/answer-list";
import type { Member } from "../../../platform/http/actor.ts";
import { assertAnswerFits, detailsFor } from "../answer-values.ts";
import { momentAfter } from "../change-moment.ts";
import type { IncubationDependencies } from "../dependencies.ts";
import { assertAnswersMayChange, assertMayGenerate } from "../policy.ts";
import { presentClarifyingQuestion } from "../present-clarifying-question.ts";
import { clarifyingQuestionNotFound } from "../seed-failures.ts";
import { updateClarifyingQuestion } from "../store/clarifying-questions.ts";
import { removeGeneratedConcepts } from "../store/generated-concepts.ts";
import { updateSeed } from "../store/seeds.ts";
import { loadSeed, requireLockedSeed, unsavedConcepts } from "./load-seed.ts";

/**
 * Answers a clarifying question; an empty list takes the answer back. Changing what was answered about the whole seed removes
 * the generated concepts that are not saved, because they were written from it; a first answer, and an answer about one concept,
 * leave them for the next generation. Throws `not_found`, `invalid`, and a conflict when the seed's state forbids it.
 */
export async function answerClarifyingQuestion(
  dependencies: Pick<IncubationDependencies, "database" | "clock" | "bank">,
  member: Member,
  ids: { seedId: string; questionId: string },
  given: SeedAnswerChange,
): Promise<ClarifyingQuestion> {
  return dependencies.database.withTenant(member, async (transaction) => {
    const seed = await requireLockedSeed(transaction, ids.seedId);
    const work = await loadSeed(dependencies, transaction, ids.seedId);
    const question = work.clarifyingQuestions.find((candidate) => candidate.id === ids.questionId);
    if (!question) throw clarifyingQuestionNotFound();
    const ofWholeSeed = question.generatedConceptId === null;
    if (ofWholeSeed) assertAnswersMayChange(seed);
    else assertMayGenerate(seed);
    assertAnswerFits({ fieldType: "text", options: [], required: false }, given.answer);

    const changed = { answer: given.answer, details: detailsFor(given.answer, given.details) };
    await updateClarifyingQuestion(transaction, question.id, changed);
    if (ofWholeSeed && question.answer.length > 0 && !isSameAnswer("text", question.answer, given.answer)) {
      await removeGeneratedConcepts(
        transaction,
        unsavedConcepts(work).map((concept) => concept.id),
      );
    }
    await updateSeed(transaction, seed.id, { updatedAt: momentAfter(dependencies.clock, seed.updatedAt) });
    return presentClarifyingQuestion({ ...question, ...changed });
  });
}
