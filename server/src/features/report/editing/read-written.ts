import { and, asc, eq } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import type { SectionKey } from "../revisions/revision-store.ts";
import type { PersonalMarks, RecordedChange } from "../revisions/section-change.ts";
import { sectionRevisions } from "../tables.ts";

/** Names a field among those of a section. */
export const fieldName = (item: string | null, field: string): string => JSON.stringify([item, field]);

/**
 * What stood in the fields of a section before people wrote in them, by `fieldName`: null for nothing. Of a field that was given back and written
 * anew since, what stood there last. What revisions no longer tell is missing.
 */
export async function readWritten(
  transaction: Transaction,
  { conceptId, section }: Pick<SectionKey, "conceptId" | "section">,
): Promise<ReadonlyMap<string, unknown>> {
  const revisions = await transaction
    .select({ changes: sectionRevisions.changes, marks: sectionRevisions.marks, userId: sectionRevisions.userId })
    .from(sectionRevisions)
    .where(and(eq(sectionRevisions.conceptId, conceptId), eq(sectionRevisions.section, section)))
    .orderBy(asc(sectionRevisions.revision));
  const written = new Map<string, unknown>();
  let before: PersonalMarks | undefined;
  for (const { changes, marks, userId } of revisions) {
    // Of several changes in one order the first one found what was written.
    if (userId !== null) for (const change of changes.toReversed()) noteFirst(written, change, before);
    before = marks;
  }
  return written;
}

function noteFirst(written: Map<string, unknown>, change: RecordedChange, marks: PersonalMarks | undefined): void {
  if (change.kind !== "set") return;
  const { item, field, before } = change;
  const name = fieldName(item, field);
  const isFirst = !marks?.fields[item ?? ""]?.includes(field);
  if (isFirst || !written.has(name)) written.set(name, before ?? null);
}
