/* What of a section people may change by hand; free of schemas, so that the web can show limits without zod. */

/** What a person may write in a field. Lengths are in characters, `most` counts the entries of a list. */
export type FieldEdit =
  | { kind: "text"; max: number; mayBeEmpty?: true }
  | { kind: "choice"; values: readonly string[] }
  /** `mayBeEmpty`: null stands for no number. `whole`: nothing between whole ones. */
  | { kind: "number"; min: number; max: number; mayBeEmpty?: true; whole?: true }
  | { kind: "flag" }
  /** A list of texts, each of them at most `max` long. */
  | { kind: "texts"; most: number; max: number }
  /** Where something comes from: pages that a person names, and those that stand already. */
  | { kind: "sources"; most: number }
  /** A list of things without names of their own, changed as a whole; their fields with dots between. */
  | { kind: "entries"; most: number; fields: Readonly<Record<string, FieldEdit>> };

/** By field, with dots between. */
export type FieldEdits = Readonly<Record<string, FieldEdit>>;

/** A list whose items people may add, remove and move. */
export interface ListEdit {
  /** As many items it has at most after a person added one. */
  most: number;
  /** What a new item has beside the fields that people may write. */
  blank?: Readonly<Record<string, unknown>>;
  /** The field that tells when a person added an item. */
  addedAt?: string;
  /** The list in each of its items that people may give back as it was written. */
  resets?: string;
}

export interface SectionEdits {
  /** What may be written, by where it stands: "" for the section itself, "results[]" for each item of a list, "results[].keyFinding[]". */
  edits: Readonly<Record<string, FieldEdits>>;
  /** Lists by where they stand. */
  lists: Readonly<Record<string, ListEdit>>;
}

/** How long a person can take back a change, in milliseconds. */
export const undoWindow = 600_000;
/** After this long without a word a person is no longer there, in milliseconds. */
export const presenceLifetime = 45_000;
/** Changes that are sent at once. */
export const changesMax = 20;
