import { type ComparedValue, comparedRows, textOfValue } from "./compared-rows.ts";
import type { ComparedIdea } from "./use-compared-ideas.ts";

export interface ComparisonRow {
  label: string;
  /** One for each idea, in their order. */
  cells: {
    value: ComparedValue;
    /** Of two ideas, what the other one has there. */
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
    const besides = (index: number) => (texts.length === 2 ? texts[1 - index] || undefined : undefined);
    return [
      {
        label,
        cells: values.map((value, index) => ({ value, beside: besides(index) })),
        differs: new Set(texts).size > 1,
      },
    ];
  });
}
