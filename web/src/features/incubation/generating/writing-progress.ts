import type { ConceptInWriting } from "@seedbed/contract/incubation/events";

/** The parts of a concept in the order they are written. */
export const conceptParts = [
  { name: "title", label: "Title" },
  { name: "summary", label: "Summary" },
  { name: "overview", label: "Overview" },
  { name: "problemStatement", label: "Problem statement" },
  { name: "valueProposition", label: "Value proposition" },
  { name: "differentiators", label: "Differentiators" },
  { name: "rightsToWin", label: "Rights to win" },
] as const;
export type ConceptPart = (typeof conceptParts)[number]["name"];

const isBegun = (concept: ConceptInWriting, part: ConceptPart) => concept[part].length > 0;

/** The part that is being written: the last one begun. Undefined before the first word. */
export function partInWriting(concept: ConceptInWriting): ConceptPart | undefined {
  return conceptParts.findLast(({ name }) => isBegun(concept, name))?.name;
}

/** Whether there is a word of it: one that could be another one again is held back, and its place is empty. */
export const hasBegun = (concept: ConceptInWriting): boolean => partInWriting(concept) !== undefined;

/** Whether more of a concept is coming: it is the last one, or its last part is not there yet. */
export function isInWriting(concepts: readonly ConceptInWriting[], index: number): boolean {
  const concept = concepts[index];
  if (!concept || !hasBegun(concept)) return false;
  return index === concepts.length - 1 || concept.rightsToWin.length === 0;
}

/** Whether a part stands: it has been begun, and something after it too. */
export function isWritten(concept: ConceptInWriting, part: ConceptPart, inWriting: boolean): boolean {
  return isBegun(concept, part) && (!inWriting || partInWriting(concept) !== part);
}

/** How many concepts stand, and the part of all that is written, from 0 to 1. */
export function writingProgress(concepts: readonly ConceptInWriting[], total: number) {
  const parts = concepts.flatMap((concept, index) =>
    conceptParts.filter(({ name }) => isWritten(concept, name, isInWriting(concepts, index))),
  );
  return {
    written: concepts.filter((concept, index) => hasBegun(concept) && !isInWriting(concepts, index)).length,
    share: total > 0 ? Math.min(1, parts.length / (total * conceptParts.length)) : 0,
  };
}
