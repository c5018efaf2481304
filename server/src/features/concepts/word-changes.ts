import type { ConceptRow } from "./store.ts";

const words = ["title", "summary", "overview", "valueProposition", "problemStatement"] as const;

/** Of each word that becomes another one, who changes it and when (ISO 8601). */
export function changedWords(
  concept: ConceptRow,
  change: Partial<ConceptRow>,
  changed: { by: string; at: string },
): ConceptRow["wordChanges"] {
  const others = words.filter((word) => change[word] !== undefined && change[word] !== concept[word]);
  return Object.fromEntries(others.map((word) => [word, changed]));
}

/** When a concept changes. The moment of the last change is the ETag: two changes within a millisecond must differ. */
export const momentAfter = (last: Date, now: Date): Date => new Date(Math.max(now.getTime(), last.getTime() + 1));
