import type { ConceptInWriting } from "@seedbed/contract/incubation/events";
import type { GeneratedConcept } from "@seedbed/contract/incubation/schemas";
import type { SeedWork } from "./operations/load-seed.ts";
import { presentClarifyingQuestion } from "./present-clarifying-question.ts";
import type { GeneratedConceptRow } from "./store/generated-concepts.ts";

type ConceptContext = Pick<SeedWork, "clarifyingQuestions" | "identifiersByConceptId">;

export function presentGeneratedConcept(work: ConceptContext, concept: GeneratedConceptRow): GeneratedConcept {
  const identifier = work.identifiersByConceptId.get(concept.conceptId ?? "") ?? null;
  return {
    ...presentConceptInWriting(concept),
    isGenerating: identifier !== null && concept.isGenerating,
    isSaved: identifier !== null,
    conceptUuid: identifier === null ? null : concept.conceptId,
    identifier,
    origin: concept.origin,
    restsOn: concept.restsOn,
    opportunity: concept.opportunity,
    clarifyingQuestions: work.clarifyingQuestions
      .filter((question) => question.generatedConceptId === concept.id)
      .map(presentClarifyingQuestion),
  };
}

/** A finished concept in the form it has while others are still being written. */
export function presentConceptInWriting(
  concept: Omit<GeneratedConceptRow, "isGenerating" | "conceptId" | "opportunity">,
): ConceptInWriting {
  return {
    uuid: concept.id,
    title: concept.title,
    summary: concept.summary,
    overview: concept.overview,
    problemStatement: concept.problemStatement,
    valueProposition: concept.valueProposition,
    differentiators: concept.differentiators,
    rightsToWin: concept.rightsToWin,
    generationOrder: concept.generationOrder,
  };
}
