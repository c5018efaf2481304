import type {
  ClarifyingQuestion,
  GeneratedConcept,
  Question,
  Questionnaire,
  Seed,
} from "@seedbed/contract/incubation/schemas";
import {
  isDependencyMet,
  missingQuestions,
  nextQuestion,
  questionsInOrder,
} from "@seedbed/rules/questionnaire/navigation";
import type { Place } from "./use-place.ts";

/** What of a seed is shown. */
export type ShownStage =
  | { stage: "question"; question: Question }
  | { stage: "pre-generation"; clarifying: ClarifyingQuestion | undefined }
  | { stage: "generating" }
  | { stage: "selection-refinement"; concept: GeneratedConcept; clarifying: ClarifyingQuestion | undefined }
  | { stage: "selecting"; concept: GeneratedConcept };

/**
 * What an address shows of a seed. Concepts being written come first; a seed that has concepts opens with them; a question
 * that cannot be asked yet gives way to the first one that is missing. Answers of a seed that is no draft stay as they are, so
 * its questions are not shown.
 */
export function shownStage(seed: Seed, questionnaire: Questionnaire, place: Place): ShownStage {
  if (seed.generation.status === "running") return { stage: "generating" };
  const concepts = inGenerationOrder(seed.cachedConcepts);
  const concept = concepts.find(({ uuid }) => uuid === place.concept) ?? concepts[0];
  const namesNothing = place.stage === undefined && place.question === undefined;
  if (concept && (place.stage === "selecting" || namesNothing)) return { stage: "selecting", concept };
  if (concept && place.stage === "selection-refinement") {
    return { stage: "selection-refinement", concept, clarifying: named(concept.clarifyingQuestions, place) };
  }
  const question = seed.status === "draft" ? questionAt(seed, questionnaire, place) : undefined;
  return question
    ? { stage: "question", question }
    : { stage: "pre-generation", clarifying: named(seed.clarifyingQuestions, place) };
}

export const inGenerationOrder = (concepts: readonly GeneratedConcept[]): GeneratedConcept[] =>
  concepts.toSorted((one, other) => one.generationOrder - other.generationOrder);

const named = (questions: readonly ClarifyingQuestion[], { clarify }: Place) =>
  questions.find(({ uuid }) => uuid === clarify);

function questionAt(seed: Seed, questionnaire: Questionnaire, place: Place): Question | undefined {
  const missing = missingQuestions(questionnaire, seed.answers)[0];
  if (place.stage === "pre-generation") return missing;
  const wanted = questionsInOrder(questionnaire).find(({ identifier }) => identifier === place.question);
  if (!wanted) return whereToGoOn(seed, questionnaire);
  const reachable = isDependencyMet(wanted, seed.answers) && (!missing || wanted.order <= missing.order);
  return reachable ? wanted : whereToGoOn(seed, questionnaire);
}

/** The question to go on with; undefined when all are answered. A cloned seed is walked again from its first question. */
export function whereToGoOn(seed: Seed, questionnaire: Questionnaire): Question | undefined {
  const { answers, isCloned } = seed;
  if (isCloned && seed.clarifyingQuestions.length === 0) {
    return nextQuestion(questionnaire, { order: 0, answers, isCloned });
  }
  const missing = missingQuestions(questionnaire, answers)[0];
  const last = Math.max(0, ...answers.map((given) => given.question.order));
  const next = nextQuestion(questionnaire, { order: last, answers, isCloned });
  return missing && (!next || missing.order < next.order) ? missing : next;
}
