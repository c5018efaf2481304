import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import type { Transaction } from "../../../platform/database/database.ts";
import { readHeads, type StandingRevision } from "../revisions/revision-store.ts";
import { noMarks, type PersonalMarks } from "../revisions/section-change.ts";
import { readTakenWords, withoutTaken } from "./own-words.ts";

/** A section of a report as it stands. */
export interface StandingPart {
  section: ReportSection;
  revision: number;
  content: unknown;
  /** Of what people wrote themselves: what they took of the AI's proposals is not among it. */
  marks: PersonalMarks;
}

/** The sections of a report that were written, in its order. */
export type StandingReport = readonly StandingPart[];

/** What stands of a concept's report; none where nothing was written yet. */
export async function readStandingReport(transaction: Transaction, conceptId: string): Promise<StandingReport> {
  const heads = await readHeads(transaction, conceptId);
  const taken = heads.length > 0 ? await readTakenWords(transaction, conceptId) : new Set<string>();
  return heads.map((head) => asPart(head, taken));
}

const asPart = ({ section, revision, content, marks }: StandingRevision, taken: ReadonlySet<string>): StandingPart => ({
  section,
  revision,
  content,
  marks: withoutTaken(marks ?? noMarks, section, taken),
});
