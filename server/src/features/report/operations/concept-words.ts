import type { ConceptBrief } from "../../concepts/exports/concept-brief.ts";
import type { requireConcept } from "../../concepts/exports/get-concept.ts";

type FoundConcept = Awaited<ReturnType<typeof requireConcept>>["concept"];

/** The words of a concept that a report is written from. */
export function conceptWords(concept: FoundConcept): ConceptBrief["concept"] {
  const { title, summary, overview, problemStatement, valueProposition, differentiators, rightsToWin } = concept;
  return {
    ...{ title, summary, overview, problemStatement, valueProposition },
    differentiators: inOrder(differentiators),
    rightsToWin: inOrder(rightsToWin),
  };
}

const inOrder = (items: readonly { order: number; description: string }[]) =>
  items.toSorted((a, b) => a.order - b.order).map(({ description }) => description);
