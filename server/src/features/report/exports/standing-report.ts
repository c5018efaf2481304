import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import type { Transaction } from "../../../platform/database/database.ts";
import { readHeads, type StandingRevision } from "../revisions/revision-store.ts";
import { noMarks, type PersonalMarks } from "../revisions/section-change.ts";

/** A section of a report as it stands. */
export interface StandingPart {
  section: ReportSection;
  revision: number;
  content: unknown;
  marks: PersonalMarks;
}

/** The sections of a report that were written, in its order. */
export type StandingReport = readonly StandingPart[];

/** What stands of a concept's report; none where nothing was written yet. */
export async function readStandingReport(transaction: Transaction, conceptId: string): Promise<StandingReport> {
  return (await readHeads(transaction, conceptId)).map(asPart);
}

const asPart = ({ section, revision, content, marks }: StandingRevision): StandingPart => ({
  section,
  revision,
  content,
  marks: marks ?? noMarks,
});
