import type { ReportSection, SectionStatus } from "@seedbed/contract/concepts/schemas";

/** The part of each section's state that the rules of a report look at. */
export type SectionStatuses = Readonly<Record<ReportSection, { readonly status: SectionStatus }>>;

/** Whether the section has content to read; an outdated one still has. */
export function isWritten(status: SectionStatus): boolean {
  return status === "complete" || status === "outdated";
}
