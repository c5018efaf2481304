import type { ReportSection } from "@seedbed/contract/concepts/schemas";

/** The fields of a section for which two values wait for a decision. */
export function Conflicts(_: { conceptId: string; section: ReportSection }) {
  return null;
}
