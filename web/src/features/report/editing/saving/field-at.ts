import type { ReportSection } from "@seedbed/contract/concepts/schemas";

/** Where a value stands: `item` is null for the section itself, `place` and `field` are those of the section's `edits`. */
export interface FieldAt {
  item: string | null;
  place: string;
  field: string;
}

/** A field of all items that stand in one place of a section. */
export interface FieldOf extends Pick<FieldAt, "place" | "field"> {
  section: ReportSection;
}
