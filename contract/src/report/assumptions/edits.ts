import type { SectionEdits } from "../editing/edits.ts";
import { assumptionCategories, assumptionsMax } from "./words.ts";

const level = { kind: "number", min: 1, max: 3, whole: true } as const;

/** Nobody has tested what a person has just added; its risk follows from its importance and its certainty. */
const blankAssumption = {
  importance: 1,
  certainty: 1,
  risk: 1 / 3,
  riskCategory: "low",
  status: "untested",
  testProgress: 0,
  importanceRationale: "",
  certaintyRationale: "",
  version: 1,
  origin: "user",
} as const;

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
  lists: { "[]": { most: assumptionsMax, blank: blankAssumption, addedAt: "createdAt" } },
} as const satisfies SectionEdits;
