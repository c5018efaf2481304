import type { Concept } from "@seedbed/contract/concepts/schemas";
import type { Transaction } from "../../../platform/database/database.ts";
import { takeFromTrash } from "../../../platform/trash/trash.ts";
import type { ConceptDependencies } from "../dependencies.ts";
import { announceConcept } from "../exports/announce-concept.ts";
import { conceptNotFound } from "../exports/concept-failures.ts";
import { type AskedConcept, getConcept } from "../exports/get-concept.ts";
import { parseConceptReference } from "../identifier.ts";
import { findDeletedConcept } from "../store.ts";

/** Brings a deleted concept back with its report, its conversations and its files. Throws `not_found` when it is too late, or it is not deleted. */
export async function restoreConcept(
  dependencies: Pick<ConceptDependencies, "readReportStates" | "keepFiles" | "clock">,
  transaction: Transaction,
  { actor, reference }: AskedConcept,
): Promise<Concept> {
  const named = parseConceptReference(reference);
  const id = named && ("id" in named ? named.id : await findDeletedConcept(transaction, named.number));
  const isBack = id && (await takeFromTrash(transaction, { relation: "concepts", id, at: dependencies.clock() }));
  if (!isBack) throw conceptNotFound();
  const concept = { ...actor, conceptId: id };
  await dependencies.keepFiles(transaction, concept);
  await announceConcept(dependencies, transaction, { ...concept, eventType: "created" });
  return getConcept(dependencies, transaction, { actor, reference: id });
}
