import type { PersonalChange, SectionWork } from "@seedbed/contract/report/editing/schemas";
import type { AssumptionEntry } from "@seedbed/contract/report/financials/schemas";

/** What Reset sets back: what results are computed from, and between what it lies. */
const valueFields = ["scalar", "low", "high", "unit", "operator", "group"] as const;

const editOf = (work: SectionWork | undefined, item: string, field: string) =>
  work?.edits.find((edit) => edit.item === item && edit.field === field);

/** Whether people added the entry, or its number is another one than was written first. */
export function isModified(entry: AssumptionEntry, work: SectionWork | undefined): boolean {
  if (work?.added.some(({ item }) => item === entry.uuid)) return true;
  const edit = editOf(work, entry.uuid, "scalar");
  return edit !== undefined && edit.written !== entry.scalar;
}

/** What is known of people's work, with the changes that are on their way. */
export function withUnsaved(
  work: SectionWork | undefined,
  unsaved: readonly { change?: PersonalChange }[],
): SectionWork {
  const { edits, added } = work ?? { edits: [], added: [] };
  const sent = unsaved.flatMap(({ change }): SectionWork["edits"] => {
    if (change?.kind !== "set" || editOf(work, change.item ?? "", change.field)) return [];
    const { item, field, seen } = change;
    const written = typeof seen === "number" || typeof seen === "string" ? seen : null;
    return [{ item, field, by: null, at: null, written }];
  });
  return { edits: [...edits, ...sent], added };
}

/** What gives a sizing back the values that were written: each changed one as it was, and without the entries that people added. */
export function changesBack(entries: readonly AssumptionEntry[], work: SectionWork | undefined): PersonalChange[] {
  return entries.flatMap((entry): PersonalChange[] => {
    const item = entry.uuid;
    if (work?.added.some((added) => added.item === item)) return [{ kind: "remove", item, seen: { ...entry } }];
    return valueFields.flatMap((field) => {
      const value = editOf(work, item, field)?.written;
      const seen = entry[field];
      if (value === undefined || value === (seen ?? null)) return [];
      return [{ kind: "set" as const, item, field, value, seen }];
    });
  });
}
