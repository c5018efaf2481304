import type { Concept } from "@seedbed/contract/concepts/schemas";
import type { Transaction } from "../../../platform/database/database.ts";
import type { Member } from "../../../platform/http/actor.ts";
import { presentConcept } from "../present.ts";
import { type ConceptWithPeople, findConcept, findConceptToChange } from "../store.ts";
import { conceptNotFound } from "./concept-failures.ts";
import type { ReadReportStates } from "./report-state.ts";

/** The concept of that uuid or identifier. Throws `not_found` when the caller's company has none. */
export async function requireConcept(
  transaction: Transaction,
  reference: string,
  userId: string,
): Promise<ConceptWithPeople> {
  const found = await findConcept(transaction, reference, userId);
  if (!found) throw conceptNotFound();
  return found;
}

/** Like `requireConcept`, and holds the concept until the transaction ends, so that what was read is what is changed. */
export async function requireConceptToChange(
  transaction: Transaction,
  reference: string,
  userId: string,
): Promise<ConceptWithPeople> {
  const found = await findConceptToChange(transaction, reference, userId);
  if (!found) throw conceptNotFound();
  return found;
}

export async function getConcept(
  readReportStates: ReadReportStates,
  transaction: Transaction,
  member: Member,
  reference: string,
): Promise<Concept> {
  const found = await requireConcept(transaction, reference, member.userId);
  const report = (await readReportStates(transaction, [found.concept.id])).get(found.concept.id);
  if (!report) throw conceptNotFound();
  return presentConcept(found, report);
}
