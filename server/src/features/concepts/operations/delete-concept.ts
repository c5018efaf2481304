import type { Transaction } from "../../../platform/database/database.ts";
import type { Member } from "../../../platform/http/actor.ts";
import { announceConcept } from "../exports/announce-concept.ts";
import { requireConceptToChange } from "../exports/get-concept.ts";
import type { ReadReportStates } from "../exports/report-state.ts";
import { removeConcept } from "../store.ts";

/** Deletes a concept with its report. A report that still runs is to be cancelled before. */
export async function deleteConcept(
  readReportStates: ReadReportStates,
  transaction: Transaction,
  member: Member,
  reference: string,
): Promise<void> {
  // Held before anything is published, as by whoever finishes a section: the other order would lock both out.
  const { concept } = await requireConceptToChange(transaction, reference, member.userId);
  await announceConcept(readReportStates, transaction, member, concept.id, "deleted");
  await removeConcept(transaction, concept.id);
}
