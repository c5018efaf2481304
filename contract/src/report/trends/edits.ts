import type { SectionEdits } from "../editing/edits.ts";
import { directions, pestelCategories } from "../vocabulary.ts";

export const trendsEdits = {
  edits: {
    "": { summary: { kind: "text", max: 500, mayBeEmpty: true } },
    "results[]": {
      category: { kind: "choice", values: pestelCategories },
      icon: { kind: "text", max: 40, mayBeEmpty: true },
      summary: { kind: "text", max: 1000, mayBeEmpty: true },
      impact: { kind: "text", max: 1000, mayBeEmpty: true },
      whatWouldTurn: { kind: "text", max: 500, mayBeEmpty: true },
      howToNotice: { kind: "text", max: 500, mayBeEmpty: true },
    },
    "results[].keyFinding[]": {
      text: { kind: "text", max: 1000 },
      direction: { kind: "choice", values: directions },
      sources: { kind: "sources", most: 20 },
    },
  },
  lists: {
    "results[]": { most: 12, blank: { keyFinding: [] } },
    "results[].keyFinding[]": { most: 20 },
  },
} as const satisfies SectionEdits;
