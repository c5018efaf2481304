import { and, desc, eq, isNull } from "drizzle-orm";
import type { Transaction } from "../../../../platform/database/database.ts";
import type { SectionKey } from "../../revisions/revision-store.ts";
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
  const [revision] = await transaction
    .select({ content: sectionRevisions.content, marks: sectionRevisions.marks })
    .from(sectionRevisions)
    .where(
      and(
        eq(sectionRevisions.conceptId, key.conceptId),
        eq(sectionRevisions.section, key.section),
        isNull(sectionRevisions.userId),
      ),
    )
    .orderBy(desc(sectionRevisions.revision))
    .limit(1);
  return { revision, fields: await readWritten(transaction, key) };
}
