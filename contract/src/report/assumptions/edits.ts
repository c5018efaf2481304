import type { SectionEdits } from "../editing/edits.ts";

/** Certainty is what people set by hand: what signals suggest of it is theirs to take. */
export const assumptionsEdits = {
  edits: { "[]": { certainty: { kind: "number", min: 1, max: 3, whole: true } } },
  lists: {},
} as const satisfies SectionEdits;
