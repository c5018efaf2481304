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
    .select({
      revision: sectionRevisions.revision,
      changes: sectionRevisions.changes,
      marks: sectionRevisions.marks,
      userId: sectionRevisions.userId,
      bringsBack: sectionRevisions.bringsBack,
    })
    .from(sectionRevisions)
    .where(and(eq(sectionRevisions.conceptId, conceptId), eq(sectionRevisions.section, section)))
    .orderBy(asc(sectionRevisions.revision));
  let written = new Map<string, unknown>();
  let before: PersonalMarks | undefined;
  /** What was known as of those that were brought back later. */
  const then = new Map<number, ReadonlyMap<string, unknown>>();
  const broughtBack = new Set(revisions.map(({ bringsBack }) => bringsBack));
  for (const { revision, changes, marks, userId, bringsBack } of revisions) {
    if (bringsBack !== null) written = new Map(then.get(bringsBack));
    // Of several changes in one order the first one found what was written.
    else if (userId !== null) for (const change of changes.toReversed()) noteFirst(written, change, before);
    if (broughtBack.has(revision)) then.set(revision, new Map(written));
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
