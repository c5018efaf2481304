/** What is asked for when something is added. */
export interface NewField {
  /** A field of the place's `edits`. */
  field: string;
  label: string;
  /** Several lines. */
  multiline?: boolean;
  labelOf?: (value: string) => string;
  /** What stands there before the person writes. */
  initial?: unknown;
}
