import { eq } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { type StandingSections, stands } from "../revisions/revision-store.ts";
import { reportSections, sectionRevisions } from "../tables.ts";

/** What stands of a whole report, at one moment. */
export async function readStandingSections(transaction: Transaction, conceptId: string): Promise<StandingSections> {
  const rows = await transaction
    .select({ section: reportSections.section, content: sectionRevisions.content, marks: sectionRevisions.marks })
    .from(reportSections)
    .innerJoin(sectionRevisions, stands)
    .where(eq(reportSections.conceptId, conceptId));
  return Object.fromEntries(rows.map(({ section, ...standing }) => [section, standing])) as StandingSections;
}
