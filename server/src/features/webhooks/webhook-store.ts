import { and, asc, count, eq, isNull, max, sql } from "drizzle-orm";
import type { Transaction } from "../../platform/database/database.ts";
import { outbox } from "../../platform/realtime/tables.ts";
import { webhooks } from "./tables.ts";

export type WebhookRow = typeof webhooks.$inferSelect;

/** What the senders listen to: something is to be sent, or the webhook it names was removed. */
export const deliveryChannel = "seedbed_webhooks";
/** What they listen to as well: another company, which it names, has a webhook that is on. */
export const listenedChannel = "seedbed_webhooks_on";

/** Has all servers look at the company's events from the commit on. */
export async function tellListened(transaction: Transaction, accountId: string): Promise<void> {
  await transaction.execute(sql`select pg_notify(${listenedChannel}, ${accountId})`);
}

export const listWebhooks = (transaction: Transaction, accountId: string): Promise<WebhookRow[]> =>
  transaction
    .select()
    .from(webhooks)
    .where(eq(webhooks.accountId, accountId))
    .orderBy(asc(webhooks.createdAt), asc(webhooks.id));

export async function countWebhooks(transaction: Transaction, accountId: string): Promise<number> {
  const [row] = await transaction.select({ count: count() }).from(webhooks).where(eq(webhooks.accountId, accountId));
  return row?.count ?? 0;
}

/** The sequence number of the company's newest event; 0 when it never had one. */
export async function newestSeq(transaction: Transaction, accountId: string): Promise<number> {
  const [row] = await transaction
    .select({ seq: max(outbox.seq) })
    .from(outbox)
    .where(eq(outbox.accountId, accountId));
  return row?.seq ?? 0;
}

export async function insertWebhook(transaction: Transaction, row: typeof webhooks.$inferInsert): Promise<WebhookRow> {
  const [inserted] = await transaction.insert(webhooks).values(row).returning();
  if (!inserted) throw new Error("inserting a webhook returned no row");
  await tellListened(transaction, inserted.accountId);
  return inserted;
}

/** The webhook of the company, held until the transaction ends. */
export async function lockWebhook(
  transaction: Transaction,
  { id, accountId }: { id: string; accountId: string },
): Promise<WebhookRow | undefined> {
  const meant = and(eq(webhooks.id, id), eq(webhooks.accountId, accountId));
  return (await transaction.select().from(webhooks).where(meant).for("update"))[0];
}

/** Those of the company that are on, held until the transaction ends. */
export const lockLiveWebhooks = (transaction: Transaction, accountId: string): Promise<WebhookRow[]> =>
  transaction
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.accountId, accountId), isNull(webhooks.disabledAt)))
    .orderBy(asc(webhooks.id))
    .for("update");

/** The companies that have a webhook which is on, and whether one of theirs has not looked at all events yet. In a system transaction. */
export async function listListeningAccounts(
  transaction: Transaction,
): Promise<{ accountId: string; isBehind: boolean }[]> {
  const newer = sql`exists (select from outbox where outbox.account_id = webhooks.account_id and outbox.seq > webhooks.seen_seq)`;
  return transaction
    .select({ accountId: webhooks.accountId, isBehind: sql<boolean>`bool_or(${newer})` })
    .from(webhooks)
    .where(isNull(webhooks.disabledAt))
    .groupBy(webhooks.accountId);
}

export async function updateWebhook(
  transaction: Transaction,
  id: string,
  change: Partial<Pick<WebhookRow, "events" | "seenSeq" | "failingSince" | "disabledAt">>,
): Promise<WebhookRow | undefined> {
  return (await transaction.update(webhooks).set(change).where(eq(webhooks.id, id)).returning())[0];
}

/** Deletes a webhook with its deliveries; what is just sent to it is given up after the commit. */
export async function deleteWebhook(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(webhooks).where(eq(webhooks.id, id));
  await transaction.execute(sql`select pg_notify(${deliveryChannel}, ${id})`);
}
