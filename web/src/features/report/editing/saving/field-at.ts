/** Where a value stands: `item` is null for the section itself, `place` and `field` are those of the section's `edits`. */
export interface FieldAt {
  item: string | null;
  place: string;
  field: string;
}
