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

/** Whether a part stands: it has been begun, and something after it too. */
export function isWritten(concept: ConceptInWriting, part: ConceptPart, isLast: boolean): boolean {
  return isBegun(concept, part) && (!isLast || partInWriting(concept) !== part);
}

/** How many concepts stand, and the part of all that is written, from 0 to 1. */
export function writingProgress(concepts: readonly ConceptInWriting[], total: number) {
  const last = concepts.length - 1;
  const parts = concepts.flatMap((concept, index) =>
    conceptParts.filter(({ name }) => isWritten(concept, name, index === last)),
  );
  return {
    written: Math.max(0, last),
    share: total > 0 ? Math.min(1, parts.length / (total * conceptParts.length)) : 0,
  };
}
