import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { undoWindow } from "@seedbed/contract/report/editing/edits";
import { and, eq } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { Failure } from "../../../platform/failure.ts";
import type { Member } from "../../../platform/http/actor.ts";
import { sectionNotWritten } from "../report-failures.ts";
import { inverseChanges } from "../revisions/inverse-changes.ts";
import { marksTakenBack } from "../revisions/marks-taken-back.ts";
import { readRevision } from "../revisions/revision-store.ts";
import { noMarks } from "../revisions/section-change.ts";
import { sections } from "../sections.ts";
import { sectionRevisions } from "../tables.ts";
import { storeByHand } from "./change-by-hand.ts";
import { type ChangedSectionOf, holdSection } from "./hold-section.ts";

interface Undo {
  actor: Member;
  reference: string;
  section: ReportSection;
  /** What is taken back. */
  revision: number;
  at: Date;
}

const notYours = () => new Failure("conflict", "Only the person who made a change can take it back.");
const tooLate = () => new Failure("conflict", "A change can be taken back for ten minutes.");

const takenBackWhole = () =>
  new Failure("conflict", "What was brought back is taken back by bringing back the version before it.");

/**
 * Takes back what the caller changed with a revision, marks included, and gives the revision that stands; what is taken back already stays
 * so. Throws `not_found`, and `conflict` for another person's change, after ten minutes, and when something it touched was changed since.
 */
export async function undoByHand(
  transaction: Transaction,
  { actor, reference, section, revision, at }: Undo,
): Promise<{ revision: number }> {
  const held = await holdSection(transaction, actor, { reference, section });
  const { key, head } = held;
  const made = await requireOwnChange(transaction, held, { revision, at });
  const after = revision === head.revision ? head : await readRevision(transaction, key, revision);
  const before = await readRevision(transaction, key, revision - 1);
  if (!after || !before) throw tooLate();
  const { items: declared } = sections[section];
  const changes = inverseChanges(made, { before: before.content, after: after.content, head: head.content }, declared);
  if (changes.length === 0) return { revision: head.revision };
  const marks = marksTakenBack(head.marks ?? noMarks, { before: before.marks, after: after.marks });
  return storeByHand(transaction, held, {
    changes,
    by: { kind: "person", userId: actor.userId },
    at,
    undo: { revision, marks },
  });
}

/** What the caller changed with a revision. */
async function requireOwnChange(
  transaction: Transaction,
  { actor, key: { conceptId, section } }: ChangedSectionOf,
  { revision, at }: { revision: number; at: Date },
) {
  const [made] = await transaction
    .select({
      changes: sectionRevisions.changes,
      userId: sectionRevisions.userId,
      createdAt: sectionRevisions.createdAt,
      bringsBack: sectionRevisions.bringsBack,
    })
    .from(sectionRevisions)
    .where(
      and(
        eq(sectionRevisions.conceptId, conceptId),
        eq(sectionRevisions.section, section),
        eq(sectionRevisions.revision, revision),
      ),
    );
  if (!made) throw sectionNotWritten();
  if (made.userId !== actor.userId) throw notYours();
  if (at.getTime() - made.createdAt.getTime() > undoWindow) throw tooLate();
  if (made.bringsBack !== null) throw takenBackWhole();
  return made.changes;
}
