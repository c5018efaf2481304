import type { ClarifyingQuestion, Seed } from "@seedbed/contract/incubation/schemas";

/** A clarifying question of a seed or of one of its concepts; undefined once it is gone. */
export function findClarifying(seed: Seed, uuid: string): ClarifyingQuestion | undefined {
  const ofConcepts = seed.cachedConcepts.flatMap((concept) => concept.clarifyingQuestions);
  return [...seed.clarifyingQuestions, ...ofConcepts].find((question) => question.uuid === uuid);
}

/** The seed with one of its clarifying questions as it is now. */
export function withClarifying(seed: Seed, changed: ClarifyingQuestion): Seed {
  const put = (questions: readonly ClarifyingQuestion[]) =>
    questions.map((question) => (question.uuid === changed.uuid ? changed : question));
  return {
    ...seed,
    updatedAt: changed.answeredAt ?? seed.updatedAt,
    clarifyingQuestions: put(seed.clarifyingQuestions),
    cachedConcepts: seed.cachedConcepts.map((concept) => ({
      ...concept,
      clarifyingQuestions: put(concept.clarifyingQuestions),
    })),
  };
}
