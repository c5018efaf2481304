import type { ConceptChange } from "@seedbed/contract/concepts/schemas";
import type { Clock } from "../../../platform/clock/clock.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import type { Member } from "../../../platform/http/actor.ts";
import { announceConcept } from "../exports/announce-concept.ts";
import { conceptChangedMeanwhile, conceptNotArchived } from "../exports/concept-failures.ts";
import { requireConceptToChange } from "../exports/get-concept.ts";
import type { ReadReportStates } from "../exports/report-state.ts";
import { markSeen, updateConcept } from "../store.ts";

interface Dependencies {
  clock: Clock;
  readReportStates: ReadReportStates;
}

/** Changes fields or the status. Archiving remembers the status held before. Throws `precondition_failed` for a stale `ifMatch`. */
export async function changeConcept(
  { clock, readReportStates }: Dependencies,
  transaction: Transaction,
  member: Member,
  reference: string,
  change: ConceptChange,
  ifMatch?: string,
): Promise<void> {
  const { concept } = await requireConceptToChange(transaction, reference, member.userId);
  if (ifMatch !== undefined && ifMatch !== concept.updatedAt.toISOString()) throw conceptChangedMeanwhile();
  const archiving = change.status === "archived" && concept.status !== "archived";
  const now = momentAfter(concept.updatedAt, clock());
  await updateConcept(transaction, concept.id, {
    ...change,
    ...(archiving ? { statusBeforeArchive: concept.status } : {}),
    updatedAt: now,
    updatedBy: member.userId,
  });
  await markSeen(transaction, {
    accountId: member.accountId,
    userId: member.userId,
    conceptId: concept.id,
    seenAt: now,
  });
  await announceConcept(readReportStates, transaction, member, concept.id, "changed");
}

/** Gives an archived concept the status it had before; `new` when that is not known. */
export async function unarchiveConcept(
  { clock, readReportStates }: Dependencies,
  transaction: Transaction,
  member: Member,
  reference: string,
): Promise<void> {
  const { concept } = await requireConceptToChange(transaction, reference, member.userId);
  if (concept.status !== "archived") throw conceptNotArchived();
  const now = momentAfter(concept.updatedAt, clock());
  await updateConcept(transaction, concept.id, {
    status: concept.statusBeforeArchive ?? "new",
    statusBeforeArchive: null,
    updatedAt: now,
    updatedBy: member.userId,
  });
  await markSeen(transaction, {
    accountId: member.accountId,
    userId: member.userId,
    conceptId: concept.id,
    seenAt: now,
  });
  await announceConcept(readReportStates, transaction, member, concept.id, "changed");
}

// The moment of the last change is the ETag: two changes within a millisecond must differ.
const momentAfter = (last: Date, now: Date) => new Date(Math.max(now.getTime(), last.getTime() + 1));
