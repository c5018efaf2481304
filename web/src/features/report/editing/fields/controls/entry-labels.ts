import type { FieldEdit } from "@seedbed/contract/report/editing/edits";
import { nameInWords } from "./name-in-words.ts";

/** What the fields of entries are called; those with `names` are chosen from them, or none, or what stands there already. */
export type EntryLabels = Readonly<Record<string, string | { label: string; names: readonly string[] }>>;

/** How a field is asked for. */
export function askedAs(edit: FieldEdit, called: EntryLabels[string], value: unknown) {
  if (typeof called === "string") return { label: called, edit };
  const values = [...new Set(["", ...called.names, String(value)])];
  return { label: called.label, edit: { kind: "choice" as const, values }, labelOf: nameInWords };
}
