import { inArray } from "drizzle-orm";
import type { Transaction } from "../../../../platform/database/database.ts";
import { Failure } from "../../../../platform/failure.ts";
import type { Member } from "../../../../platform/http/actor.ts";
import { publish } from "../../../../platform/realtime/publish.ts";
import { requireConceptToWrite } from "../../../concepts/exports/get-concept.ts";
import { rejectedPages } from "../../../evidence/tables.ts";
import type { ReportDependencies } from "../../dependencies.ts";
import { holdVerdicts, noteWithdrawn } from "../../revisions/verdict-store.ts";
import { announceStanding, type HeldConcept, holdStanding } from "./announce-standing.ts";
import { findSourcePage, type SourcePage, sectionsCiting } from "./source-page.ts";

type Dependencies = Pick<ReportDependencies, "database" | "clock">;

/**
 * Rejects a source for the company, by its address: every section that rests on it as it stands is outdated from now on. Rejecting it again
 * changes nothing, and the first reason stays. Throws `not_found` for what is no source of the company.
 */
export function rejectSource(
  dependencies: Dependencies,
  actor: Member,
  { source, reason }: { source: string; reason: string },
): Promise<void> {
  const { accountId, userId: rejectedBy } = actor;
  return judgeSource(dependencies, actor, {
    source,
    judge: async (transaction, { own }) => {
      const rejectedAt = dependencies.clock();
      const rows = await transaction
        .insert(rejectedPages)
        .values(own.map((address) => ({ accountId, address, reason, rejectedBy, rejectedAt })))
        .onConflictDoNothing()
        .returning({ address: rejectedPages.address });
      return rows.length > 0;
    },
  });
}

/** Accepts a source again, by whatever copy of its page it was rejected. Throws `not_found`. */
export function acceptSource(dependencies: Dependencies, actor: Member, source: string): Promise<void> {
  return judgeSource(dependencies, actor, {
    source,
    judge: async (transaction, { all }) => {
      const rows = await transaction
        .delete(rejectedPages)
        .where(inArray(rejectedPages.address, all))
        .returning({ address: rejectedPages.address });
      return rows.length > 0;
    },
  });
}

interface Judgement {
  source: string;
  /** Stores the verdict; false when it stood already. */
  judge(transaction: Transaction, page: SourcePage): Promise<boolean>;
}

const mostTries = 20;

/**
 * The concepts that rest on the source are held in the order of their uuids, then the company's verdicts. When others have come to rest on it until
 * then, all is let go and begun again with these: whoever holds the verdicts never waits for a concept, which one that waits for the verdicts may hold.
 */
async function judgeSource({ database }: Dependencies, actor: Member, judgement: Judgement): Promise<void> {
  let known: string[] = [];
  for (let tries = 0; tries < mostTries; tries += 1) {
    const more = await database.withTenant(actor, (transaction) =>
      judgeHeld(transaction, actor, { ...judgement, known }),
    );
    if (more.length === 0) return;
    known = [...known, ...more].toSorted();
  }
  throw new Failure("unavailable", "This source is being written about right now. Try again in a moment.");
}

/** Empty once it is done; else the concepts that must be held, too. */
async function judgeHeld(
  transaction: Transaction,
  actor: Member,
  { source, judge, known }: Judgement & { known: readonly string[] },
): Promise<string[]> {
  const { accountId } = actor;
  const concepts: HeldConcept["concept"][] = [];
  for (const id of known) {
    const concept = await holdConcept(transaction, actor, id);
    if (concept) concepts.push(concept);
  }
  await holdVerdicts(transaction, accountId, "alone");
  const page = await findSourcePage(transaction, source);
  const citing = await sectionsCiting(transaction, page);
  const unheld = new Set(citing.map(({ conceptId }) => conceptId)).difference(new Set(known));
  if (unheld.size > 0) return [...unheld];
  const held = await holdStanding(transaction, concepts);
  if (!(await judge(transaction, page))) return [];
  for (const { conceptId, section } of citing) await noteWithdrawn(transaction, { accountId, conceptId, section });
  publish(
    transaction,
    { accountId },
    { type: "concept.evidence.changed.account", data: { conceptUuid: null, source, item: null } },
  );
  await announceStanding(transaction, accountId, held);
  return [];
}

/** Undefined when it was removed meanwhile. */
async function holdConcept(transaction: Transaction, { userId }: Member, id: string) {
  try {
    return await requireConceptToWrite(transaction, id, userId);
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}
