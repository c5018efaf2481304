import type { SectionEdits } from "../editing/edits.ts";
import { assumptionCategories } from "./words.ts";

const level = { kind: "number", min: 1, max: 3, whole: true } as const;

/** Certainty is what people set by hand: what signals suggest of it is theirs to take. A statement has at most forty words. */
export const assumptionsEdits = {
  edits: {
    "[]": {
      statement: { kind: "text", max: 500 },
      category: { kind: "choice", values: assumptionCategories },
      importance: level,
      certainty: level,
      falsifier: { kind: "text", max: 500, mayBeEmpty: true },
    },
  },
  lists: {},
} as const satisfies SectionEdits;
