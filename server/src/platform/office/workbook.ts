/** How a cell looks: `input` is a number to try others in, `result` one that follows. */
export type Look = "title" | "heading" | "text" | "note" | "input" | "result";

/** Money with the code of its currency, a share that is told in percent (12 for 12 %), or any other number. */
export type NumberKind = "usd" | "plain" | "whole";

export type WorkbookCell =
  | { kind: "text"; text: string; look: Look }
  | { kind: "number"; value: number; as: NumberKind; look: Look }
  /** `formula` has no equals sign before it; `value` is what it comes to. */
  | { kind: "formula"; formula: string; value: number; as: NumberKind; look: Look }
  | null;

export interface WorkbookSheet {
  /** At most 31 characters, none of []/\:*? among them. */
  name: string;
  /** Widths in characters. */
  widths: readonly number[];
  rows: readonly (readonly WorkbookCell[])[];
}

export const text = (words: string, look: Look = "text"): WorkbookCell => ({ kind: "text", text: words, look });

export const number = (value: number, as: NumberKind, look: Look = "text"): WorkbookCell => ({
  ...{ kind: "number", value, as, look },
});

/** A number that follows from other cells. */
export const formula = (words: string, value: number, as: NumberKind): WorkbookCell => ({
  ...{ kind: "formula", formula: words, value, as, look: "result" },
});

export const headings = (...names: string[]): WorkbookCell[] => names.map((name) => text(name, "heading"));
