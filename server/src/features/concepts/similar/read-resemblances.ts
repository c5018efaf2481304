import type { Database, Transaction } from "../../../platform/database/database.ts";
import type { Member } from "../../../platform/http/actor.ts";
import { compareIdeas } from "./compare-ideas.ts";
import type { BackgroundComparing } from "./compare-in-background.ts";
import { findResemblances, type Resemblance } from "./store.ts";
import { findWaitingFor } from "./waiting-store.ts";

interface Reading {
  database: Database;
  comparing: BackgroundComparing;
}

/** So many ideas that changed last are compared before an answer; it does not wait for more. */
const awaitedMost = 8;

/**
 * The ideas that `findIds` finds, and what resembles them. What of them, or of the company's last changes, waits to be compared is compared
 * first, so that whoever has changed an idea sees what follows.
 */
export async function readResemblances(
  { database, comparing }: Reading,
  actor: Member,
  findIds: (transaction: Transaction) => Promise<string[]>,
): Promise<{ ids: string[]; found: Resemblance[] }> {
  const kept = await database.readTenant(actor, async (transaction) => {
    const ids = await findIds(transaction);
    const waiting = await findWaitingFor(transaction, ids, awaitedMost);
    return { ids, waiting, found: waiting.length === 0 ? await findResemblances(transaction, ids) : [] };
  });
  if (kept.waiting.length === 0) return kept;
  await database.withTenant(actor, (transaction) => compareIdeas(transaction, kept.waiting));
  if (kept.waiting.length >= awaitedMost) comparing.begin();
  const found = await database.readTenant(actor, (transaction) => findResemblances(transaction, kept.ids));
  return { ids: kept.ids, found };
}
