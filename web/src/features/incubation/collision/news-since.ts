import type { AnsweringPerson, Questionnaire, Seed } from "@seedbed/contract/incubation/schemas";
import { lostWork } from "@seedbed/rules/questionnaire/lost-work";

/** A person in a sentence. */
export function nameOf(person: AnsweringPerson | null): string {
  return person ? `${person.firstName} ${person.lastName}`.trim() || "Somebody" : "Somebody";
}

/** What came to a seed since it was looked at, of what a change of the question of this order would remove: a sentence each. */
export function newsSince(
  questionnaire: Questionnaire,
  { before, now }: { before: Seed; now: Seed },
  order: number,
): string[] {
  const versions = new Map(before.answers.map(({ id, updatedAt }) => [id, updatedAt]));
  const answers = now.answers
    .filter(({ id, question, updatedAt }) => question.order > order && versions.get(id) !== updatedAt)
    .map(({ question, updatedBy }) => {
      const label = questionnaire.questions[question.id]?.shortLabel ?? question.label;
      return `${nameOf(updatedBy)} has answered “${label}” meanwhile.`;
    });
  const [lostBefore, lostNow] = [lostWork(before, order), lostWork(now, order)];
  return [
    ...answers,
    ...(lostNow.clarifyingAnswers > lostBefore.clarifyingAnswers
      ? ["A clarifying question has been answered meanwhile."]
      : []),
    ...(lostNow.generatedConcepts > lostBefore.generatedConcepts ? ["Concepts have been generated meanwhile."] : []),
  ];
}
