import { and, desc, eq, isNotNull, isNull, or } from "drizzle-orm";
import type { Transaction } from "../../../../platform/database/database.ts";
import { readRevision, type SectionKey } from "../../revisions/revision-store.ts";
import type { PersonalMarks } from "../../revisions/section-change.ts";
import { sectionRevisions } from "../../tables.ts";
import { readWritten } from "../read-written.ts";

/** What a section was before people changed it. */
export interface LastWritten {
  /** What stood when it was written last, with what it kept of people; undefined where revisions no longer tell. */
  revision: { content: unknown; marks: PersonalMarks } | undefined;
  /** What stood in fields before people wrote in them, as `readWritten` tells it. */
  fields: ReadonlyMap<string, unknown>;
}

/** What is known of a section as it was written. */
export async function readLastWritten(
  transaction: Transaction,
  key: Pick<SectionKey, "conceptId" | "section">,
): Promise<LastWritten> {
  const last = await findLastWritten(transaction, key);
  const revision = last === undefined ? undefined : await readRevision(transaction, key, last);
  return { revision, fields: await readWritten(transaction, key) };
}

/** The last revision that a run wrote, of those that were not taken back with an earlier one that was brought back. */
async function findLastWritten(
  transaction: Transaction,
  { conceptId, section }: Pick<SectionKey, "conceptId" | "section">,
): Promise<number | undefined> {
  const revisions = await transaction
    .select({
      revision: sectionRevisions.revision,
      userId: sectionRevisions.userId,
      bringsBack: sectionRevisions.bringsBack,
    })
    .from(sectionRevisions)
    .where(
      and(
        eq(sectionRevisions.conceptId, conceptId),
        eq(sectionRevisions.section, section),
        or(isNull(sectionRevisions.userId), isNotNull(sectionRevisions.bringsBack)),
      ),
    )
    .orderBy(desc(sectionRevisions.revision));
  let last = Number.POSITIVE_INFINITY;
  for (const { revision, userId, bringsBack } of revisions) {
    if (revision > last) continue;
    if (userId === null) return revision;
    if (bringsBack !== null) last = bringsBack;
  }
  return undefined;
}
