import type { ServerEnvelope } from "@seedbed/contract/realtime/envelope";
import { and, asc, desc, eq, gt, isNull, lte, or, sql } from "drizzle-orm";
import type { Database, Transaction } from "../database/database.ts";
import { outbox } from "./tables.ts";

const keptFor = sql`interval '24 hours'`;

/** A durable event as it is sent. */
export type DurableEnvelope = ServerEnvelope & { seq: number; account_uuid: string };

export interface OutboxStore {
  /** Sequence number of the company's newest event; 0 when it never had one. */
  newest(accountId: string): Promise<number>;
  /** The company's events after `seq`, oldest first, at most `limit`. */
  eventsAfter(accountId: string, seq: number, limit: number): Promise<DurableEnvelope[]>;
  /**
   * The events for this person after `after` up to `upTo`, oldest first; null when they can no longer all be told: there are more
   * than `limit`, or `after` names no event that is still kept.
   */
  missedEvents(
    person: { accountId: string; userId: string },
    range: { after: number; upTo: number },
    limit: number,
  ): Promise<DurableEnvelope[] | null>;
  /** Removes events older than 24 hours; of each company the newest of these stays, without a word of what it said, to tell that earlier ones are gone. */
  removeOld(): Promise<void>;
}

export function createOutboxStore(database: Database): OutboxStore {
  const inCompany = <T>(accountId: string, work: (transaction: Transaction) => Promise<T>) =>
    database.withTenant({ accountId, userId: null }, work);

  return {
    newest: (accountId) =>
      inCompany(accountId, async (transaction) => {
        const [row] = await transaction
          .select({ seq: outbox.seq })
          .from(outbox)
          .where(eq(outbox.accountId, accountId))
          .orderBy(desc(outbox.seq))
          .limit(1);
        return row?.seq ?? 0;
      }),

    eventsAfter: (accountId, seq, limit) =>
      inCompany(accountId, async (transaction) => {
        const rows = await transaction
          .select()
          .from(outbox)
          .where(and(eq(outbox.accountId, accountId), gt(outbox.seq, seq)))
          .orderBy(asc(outbox.seq))
          .limit(limit);
        return rows.map(envelopeOf);
      }),

    missedEvents: ({ accountId, userId }, { after, upTo }, limit) =>
      inCompany(accountId, async (transaction) => {
        if (!(await nothingLostSince(transaction, accountId, after))) return null;
        const rows = await transaction
          .select()
          .from(outbox)
          .where(
            and(
              eq(outbox.accountId, accountId),
              gt(outbox.seq, after),
              lte(outbox.seq, upTo),
              or(isNull(outbox.userId), eq(outbox.userId, userId)),
            ),
          )
          .orderBy(asc(outbox.seq))
          .limit(limit + 1);
        return rows.length > limit ? null : rows.map(envelopeOf);
      }),

    async removeOld() {
      await database.withSystem((transaction) =>
        transaction.execute(sql`
          delete from outbox old where created_at < now() - ${keptFor} and exists (
            select 1 from outbox later where later.account_id = old.account_id and later.seq > old.seq
            and later.created_at < now() - ${keptFor})`),
      );
      await database.withSystem((transaction) =>
        transaction.execute(
          sql`update outbox set type = '', data = '{}' where created_at < now() - ${keptFor} and data <> '{}'`,
        ),
      );
    },
  };
}

// Events go oldest first, so as long as the event itself is kept every later one is. 0 means "before the first": then nothing may
// have been removed yet, and removing always leaves one old event behind.
async function nothingLostSince(transaction: Transaction, accountId: string, seq: number): Promise<boolean> {
  const { rows } = await transaction.execute<{ kept: boolean }>(
    seq > 0
      ? sql`select exists (select 1 from outbox where account_id = ${accountId} and seq = ${seq}) as kept`
      : sql`select not exists (select 1 from outbox where account_id = ${accountId} and created_at < now() - ${keptFor}) as kept`,
  );
  return rows[0]?.kept === true;
}

function envelopeOf(row: typeof outbox.$inferSelect): DurableEnvelope {
  return {
    id: row.id,
    seq: row.seq,
    type: row.type,
    account_uuid: row.accountId,
    ...(row.userId ? { user_uuid: row.userId } : {}),
    data: row.data,
  };
}
