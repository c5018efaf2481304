import type { PersonalChange, SectionWork } from "@seedbed/contract/report/editing/schemas";
import type { AssumptionEntry } from "@seedbed/contract/report/financials/schemas";
import { withChange } from "../../editing/saving/changed-content.ts";

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

/** Entries and what is known of people's work on them, as they are with the changes that are on their way. */
export function withUnsaved(
  { entries, work }: { entries: readonly AssumptionEntry[]; work: SectionWork | undefined },
  unsaved: readonly { change?: PersonalChange }[],
): { entries: readonly AssumptionEntry[]; work: SectionWork } {
  const { edits, added } = work ?? { edits: [], added: [] };
  const changes = unsaved.flatMap(({ change }) => (change?.kind === "set" ? [change] : []));
  const noted = changes.flatMap(({ item, field, seen }): SectionWork["edits"] => {
    if (editOf(work, item ?? "", field)) return [];
    const written = typeof seen === "number" || typeof seen === "string" ? seen : null;
    return [{ item, field, by: null, at: null, written }];
  });
  return {
    entries: changes.reduce((now, change) => withChange(now, change) as readonly AssumptionEntry[], entries),
    work: { edits: [...edits, ...noted], added },
  };
}

/** What gives a sizing back the values that were written: each changed one as it was, and without the entries that people added. */
export function changesBack({
  entries,
  work,
}: {
  entries: readonly AssumptionEntry[];
  work: SectionWork;
}): PersonalChange[] {
  return entries.flatMap((entry): PersonalChange[] => {
    const item = entry.uuid;
    if (work.added.some((added) => added.item === item)) return [{ kind: "remove", item, seen: { ...entry } }];
    return valueFields.flatMap((field) => {
      const value = editOf(work, item, field)?.written;
      const seen = entry[field];
      if (value === undefined || value === (seen ?? null)) return [];
      return [{ kind: "set" as const, item, field, value, seen }];
    });
  });
}
