import type { ReportSection, SectionState } from "@seedbed/contract/concepts/schemas";
import type { StandingSections } from "../revisions/revision-store.ts";
import type { PersonalMarks } from "../revisions/section-change.ts";

/** What a snapshot is made of. */
export interface SnapshotInput {
  account: string;
  concept: {
    identifier: string;
    title: string;
    status: string;
    summary: string;
    overview: string;
    valueProposition: string;
    problemStatement: string;
  };
  states: Record<ReportSection, SectionState>;
  sections: StandingSections;
  at: Date;
  /** The version that is shown, "Version 3"; absent for what stands. */
  version?: string;
}

/** Whether a person wrote this item, or one of these fields of it (of any field when none is named). */
export function isOfPerson(marks: PersonalMarks, item: string, ...fields: string[]): boolean {
  const written = marks.fields[item] ?? [];
  return (
    marks.added.includes(item) ||
    (fields.length === 0 ? written.length > 0 : fields.some((field) => written.includes(field)))
  );
}
