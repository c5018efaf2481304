import { type ComparedValue, comparedRows, textOfValue } from "./compared-rows.ts";
import { shareOfCommonWords } from "./differing-words.ts";
import type { ComparedIdea } from "./use-compared-ideas.ts";

/** Below this share of common words, more would be marked than not. */
const markedFrom = 0.45;

export interface ComparisonRow {
  label: string;
  /** One for each idea, in their order. */
  cells: {
    value: ComparedValue;
    /** Of two ideas, what the other one has there, when it says much the same: only then it is telling which words differ. */
    beside: string | undefined;
  }[];
  differs: boolean;
}

/** Row by row, what the ideas have. Rows that none of them has anything for are left out. */
export function comparisonOf(ideas: readonly ComparedIdea[]): ComparisonRow[] {
  return comparedRows.flatMap(({ label, cellOf }) => {
    const values = ideas.map(cellOf);
    const texts = values.map(textOfValue);
    if (texts.every((text) => text === "")) return [];
    const [one = "", other = ""] = texts;
    const isTelling = texts.length === 2 && one !== other && shareOfCommonWords(one, other) >= markedFrom;
    return [
      {
        label,
        cells: values.map((value, index) => ({ value, beside: isTelling ? texts[1 - index] : undefined })),
        differs: new Set(texts).size > 1,
      },
    ];
  });
}
