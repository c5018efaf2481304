import type { SectionWork } from "@seedbed/contract/report/editing/schemas";
import type { AssumptionEntry } from "@seedbed/contract/report/financials/schemas";

/** Whether people added the entry, or its number is another one than was written first. */
export function isModified(entry: AssumptionEntry, work: SectionWork | undefined): boolean {
  if (work?.added.some(({ item }) => item === entry.uuid)) return true;
  const edit = work?.edits.find(({ item, field }) => item === entry.uuid && field === "scalar");
  return edit !== undefined && edit.written !== entry.scalar;
}
