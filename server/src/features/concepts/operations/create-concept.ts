import { randomUUID } from "node:crypto";
import type { FeatureVersions } from "@seedbed/contract/concepts/feature-versions";
import type { ConceptStatus } from "@seedbed/contract/concepts/schemas";
import type { Transaction } from "../../../platform/database/database.ts";
import type { ConceptDependencies } from "../dependencies.ts";
import { announceKnownConcept } from "../exports/announce-concept.ts";
import { readReportForms } from "../forms/store.ts";
import { identifierOf } from "../identifier.ts";
import { findConcept, insertConcept, markSeen } from "../store.ts";

export interface NewConcept {
  title: string;
  summary: string;
  overview: string;
  valueProposition: string;
  problemStatement: string;
  differentiators: { order: number; description: string }[];
  rightsToWin: { order: number; description: string }[];
  seedId: string | null;
  chosenBecause?: string | undefined;
  /** Given for one that comes from another installation. */
  id?: string;
  status?: ConceptStatus;
  /** Those of its company when absent. */
  forms?: FeatureVersions | undefined;
}

/** `createConcept` with what it needs. */
export const savingConcepts =
  (dependencies: Pick<ConceptDependencies, "clock" | "readReportStates">) =>
  (transaction: Transaction, actor: { accountId: string; userId: string }, concept: NewConcept) =>
    createConcept(dependencies, transaction, { actor, concept });

/** Puts a concept into the bank, as new, in its own forms or those its company has chosen, seen by its creator, and tells the company. */
export async function createConcept(
  { clock, readReportStates }: Pick<ConceptDependencies, "clock" | "readReportStates">,
  transaction: Transaction,
  { actor, concept }: { actor: { accountId: string; userId: string }; concept: NewConcept },
): Promise<{ conceptId: string; identifier: string }> {
  const { accountId, userId } = actor;
  const { forms, ...words } = concept;
  const now = clock();
  const row = await insertConcept(transaction, {
    ...words,
    id: concept.id ?? randomUUID(),
    statusBeforeArchive: concept.status === "archived" ? "new" : null,
    accountId,
    featureVersions: forms ?? (await readReportForms(transaction)),
    createdBy: userId,
    updatedBy: userId,
    createdAt: now,
    updatedAt: now,
  });
  await markSeen(transaction, { accountId, userId, conceptId: row.id, seenAt: now });
  const found = await findConcept(transaction, row.id, userId);
  const report = (await readReportStates(transaction, [row.id])).get(row.id);
  // One that comes from another installation is told of by whoever brings it, when its report is there.
  if (found && report && concept.id === undefined)
    announceKnownConcept(transaction, accountId, { found, report, eventType: "created" });
  return { conceptId: row.id, identifier: identifierOf(row.number) };
}
