import type { Concept } from "@seedbed/contract/concepts/schemas";
import type { Transaction } from "../../../platform/database/database.ts";
import type { Member } from "../../../platform/http/actor.ts";
import type { ConceptDependencies } from "../dependencies.ts";
import { presentConcept } from "../present.ts";
import { type ConceptWithPeople, findConcept, findConceptToChange } from "../store.ts";
import { conceptNotFound } from "./concept-failures.ts";
import { assertNotLocked } from "./editing-lock.ts";

/** A concept by uuid or identifier, and who asks for it. */
export interface AskedConcept {
  actor: Member;
  reference: string;
}

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

/**
 * Like `requireConcept`, and holds the concept until the transaction ends, so that what was read is what is changed. Throws `locked`, too, while somebody
 * else makes edits with AI in its report.
 */
export async function requireConceptToChange(
  transaction: Transaction,
  reference: string,
  userId: string,
): Promise<ConceptWithPeople> {
  const found = await requireConceptToWrite(transaction, reference, userId);
  await assertNotLocked(transaction, { conceptId: found.concept.id, userId });
  return found;
}

/** Like `requireConceptToChange`, for what runs write: no lock holds them up. */
export async function requireConceptToWrite(
  transaction: Transaction,
  reference: string,
  userId: string,
): Promise<ConceptWithPeople> {
  const found = await findConceptToChange(transaction, reference, userId);
  if (!found) throw conceptNotFound();
  return found;
}

export async function getConcept(
  { readReportStates }: Pick<ConceptDependencies, "readReportStates">,
  transaction: Transaction,
  { actor, reference }: { actor: Pick<Member, "userId">; reference: string },
): Promise<Concept> {
  const found = await requireConcept(transaction, reference, actor.userId);
  const report = (await readReportStates(transaction, [found.concept.id], found.viewedVersion)).get(found.concept.id);
  if (!report) throw conceptNotFound();
  return presentConcept(found, report);
}
