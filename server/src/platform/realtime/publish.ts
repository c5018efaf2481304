import { randomUUID } from "node:crypto";
import type { ServerEvents } from "@seedbed/contract/all-events";
import { sql } from "drizzle-orm";
import type { Transaction } from "../database/database.ts";
import { beforeCommit } from "../database/endings.ts";

/** Who may receive an event: everybody of a company, or one of its users. */
export interface Recipient {
  accountId: string;
  userId?: string | null;
}

export const outboxChannel = "seedbed_outbox";

interface PublishedEvent {
  id: string;
  account_id: string;
  user_id: string | null;
  type: string;
  data: unknown;
}

/**
 * Writes a durable event in the transaction of the change it tells of; it goes out when that commits. All events of a transaction are
 * written right before its commit, in the order in which they were published.
 */
export function publish<Name extends keyof ServerEvents>(
  transaction: Transaction,
  { accountId, userId = null }: Recipient,
  { type, data }: { type: Name; data: ServerEvents[Name] },
): void {
  const event = { id: randomUUID(), account_id: accountId, user_id: userId, type, data };
  beforeCommit<PublishedEvent>(transaction, writeEvents, event);
}

/**
 * Writes and announces events in one statement. Writing is serialised per company until the commit, by the row that counts its events, so that
 * sequence numbers become visible in their order: no event is given its number, nor its time, before the rows of all companies are counted on.
 */
async function writeEvents(transaction: Transaction, events: PublishedEvent[]): Promise<void> {
  await transaction.execute(sql`
    with event as materialized (
      select event.*, row_number() over (partition by account_id order by place) as number, count(*) over (partition by account_id) as count
      from rows from (
        jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as (id uuid, account_id uuid, user_id uuid, type text, data jsonb)
      ) with ordinality as event (id, account_id, user_id, type, data, place)
    ), counted as (
      insert into outbox_counters as counter (account_id, last)
      select account_id, count from event where number = 1 order by account_id
      on conflict (account_id) do update set last = counter.last + excluded.last
      returning account_id, last
    ), told as (
      insert into outbox (seq, id, account_id, user_id, type, data, created_at)
      select last - count + number, id, account_id, user_id, type, data, clock_timestamp()
      from (select event.*, counted.last from event join counted using (account_id) order by place) as numbered
      returning account_id
    )
    select pg_notify(${outboxChannel}, account_id::text) from (select distinct account_id from told) as companies`);
}
