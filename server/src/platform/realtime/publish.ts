import { randomUUID } from "node:crypto";
import type { ServerEvents } from "@seedbed/contract/all-events";
import { sql } from "drizzle-orm";
import type { Transaction } from "../database/database.ts";
import { outbox } from "./tables.ts";

/** Who may receive an event: everybody of a company, or one of its users. */
export interface Recipient {
  accountId: string;
  userId?: string | null;
}

export const outboxChannel = "seedbed_outbox";

/**
 * Writes a durable event in the transaction of the change it tells of; it goes out when that commits. Publishing is serialised per
 * company, so that sequence numbers become visible in their order: do it last in a transaction.
 */
export async function publish<Name extends keyof ServerEvents>(
  transaction: Transaction,
  recipient: Recipient,
  type: Name,
  data: ServerEvents[Name],
): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${recipient.accountId}, 7336))`);
  await transaction
    .insert(outbox)
    .values({ id: randomUUID(), accountId: recipient.accountId, userId: recipient.userId ?? null, type, data });
  await transaction.execute(sql`select pg_notify(${outboxChannel}, ${recipient.accountId})`);
}
