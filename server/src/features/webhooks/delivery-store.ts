import { randomUUID } from "node:crypto";
import { deliveriesShownMax } from "@seedbed/contract/webhooks/events";
import { and, desc, eq, gt, inArray, isNull, lt, lte, ne, or, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../platform/database/database.ts";
import { inBatches } from "../../platform/schedule/in-batches.ts";
import { webhookDeliveries, webhooks } from "./tables.ts";
import { deliveryChannel, type WebhookRow } from "./webhook-store.ts";
import type { WebhookTimes } from "./webhook-times.ts";

export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

interface NewDelivery {
  event: DeliveryRow["event"];
  body: string;
  at: Date;
}

const heard = sql`select pg_notify(${deliveryChannel}, '')`;

/** Writes what is to be sent to a webhook; it is sent after the commit. */
export async function insertDelivery(
  transaction: Transaction,
  { id: webhookId, accountId }: Pick<WebhookRow, "id" | "accountId">,
  { event, body, at, lifetime }: NewDelivery & Pick<WebhookTimes, "lifetime">,
): Promise<DeliveryRow> {
  const [row] = await transaction
    .insert(webhookDeliveries)
    .values({
      id: randomUUID(),
      accountId,
      webhookId,
      event,
      body,
      createdAt: at,
      nextAttemptAt: at,
      expiresAt: new Date(at.getTime() + lifetime),
    })
    .returning();
  if (!row) throw new Error("inserting a delivery returned no row");
  await transaction.execute(heard);
  return row;
}

/** Has a delivery sent as if it had not been tried yet, under its id. */
export async function sendAnew(
  transaction: Transaction,
  id: string,
  { at, lifetime }: { at: Date } & Pick<WebhookTimes, "lifetime">,
): Promise<DeliveryRow | undefined> {
  const [row] = await transaction
    .update(webhookDeliveries)
    .set({ state: "waiting", tries: 0, nextAttemptAt: at, expiresAt: new Date(at.getTime() + lifetime) })
    .where(eq(webhookDeliveries.id, id))
    .returning();
  await transaction.execute(heard);
  return row;
}

export async function findDelivery(
  transaction: Transaction,
  { id, webhookId }: { id: string; webhookId: string },
): Promise<DeliveryRow | undefined> {
  const meant = and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.webhookId, webhookId));
  return (await transaction.select().from(webhookDeliveries).where(meant))[0];
}

export const listDeliveries = (transaction: Transaction, webhookId: string): Promise<DeliveryRow[]> =>
  transaction
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhookId, webhookId))
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(deliveriesShownMax);

/** What is sent of one company at a time, so that receivers that hang hold up nobody else's. */
const ofCompanyMax = 4;

const isFree = (now: Date) => or(isNull(webhookDeliveries.leaseUntil), lt(webhookDeliveries.leaseUntil, now));

/**
 * Takes what has been due longest, for this owner alone until the lease ends, and counts the attempt; undefined when there is nothing. One at a time of
 * a webhook, whichever servers ask, and a few of a company. In a system transaction.
 */
export async function takeDueDelivery(
  transaction: Transaction,
  { owner, now, until }: { owner: string; now: Date; until: Date },
): Promise<{ delivery: DeliveryRow; webhook: WebhookRow } | undefined> {
  const others = (which: ReturnType<typeof sql>) =>
    sql<number>`(select count(*) from webhook_deliveries busy where ${which} and busy.lease_owner is not null and busy.lease_until > ${now.toISOString()}::timestamptz)`;
  const isNextOfWebhook = and(
    eq(webhookDeliveries.state, "waiting"),
    lte(webhookDeliveries.nextAttemptAt, now),
    isFree(now),
    sql`${others(sql`busy.webhook_id = ${webhookDeliveries.webhookId}`)} = 0`,
  );
  for (;;) {
    // Whoever takes one holds its webhook, and nothing before it: another one of it is left to whoever comes later. With two locks, one for the delivery,
    // somebody could pass by the first delivery while its webhook is not held yet, and take the second.
    const [next] = await transaction
      .select({ webhook: webhooks })
      .from(webhookDeliveries)
      .innerJoin(webhooks, and(eq(webhooks.id, webhookDeliveries.webhookId), isNull(webhooks.disabledAt)))
      .where(
        and(isNextOfWebhook, sql`${others(sql`busy.account_id = ${webhookDeliveries.accountId}`)} < ${ofCompanyMax}`),
      )
      .orderBy(webhookDeliveries.nextAttemptAt, webhookDeliveries.seq)
      .limit(1)
      .for("no key update", { of: webhooks, skipLocked: true });
    if (!next) return undefined;
    // Asked once more, now that the webhook is held: another server may have taken one of it, or tried this one in vain, between the look at the deliveries and this. And
    // whoever held the webhook may have let go of it after the first delivery was passed by, and before a later one was.
    const first = transaction
      .select({ id: webhookDeliveries.id })
      .from(webhookDeliveries)
      .where(and(eq(webhookDeliveries.webhookId, next.webhook.id), isNextOfWebhook))
      .orderBy(webhookDeliveries.nextAttemptAt, webhookDeliveries.seq)
      .limit(1);
    const [delivery] = await transaction
      .update(webhookDeliveries)
      .set({
        leaseOwner: owner,
        leaseUntil: until,
        attempts: sql`${webhookDeliveries.attempts} + 1`,
        tries: sql`${webhookDeliveries.tries} + 1`,
        lastAttemptAt: now,
      })
      .where(and(eq(webhookDeliveries.id, first), isNextOfWebhook))
      .returning();
    if (delivery) return { delivery, webhook: next.webhook };
  }
}

/**
 * When, after an instant, the next one becomes due, or free to be taken; null when none does. What is due and could not be taken waits for another one of its webhook, or is
 * another server's. In a system transaction.
 */
export async function nextDueAt(transaction: Transaction, after: Date): Promise<Date | null> {
  const free = sql`greatest(${webhookDeliveries.nextAttemptAt}, ${webhookDeliveries.leaseUntil})`;
  const [row] = await transaction
    .select({ at: sql<Date | null>`min(${free})`.mapWith(webhookDeliveries.nextAttemptAt) })
    .from(webhookDeliveries)
    .innerJoin(webhooks, and(eq(webhooks.id, webhookDeliveries.webhookId), isNull(webhooks.disabledAt)))
    .where(and(eq(webhookDeliveries.state, "waiting"), gt(free, after)));
  return row?.at ?? null;
}

/** Keeps what came of an attempt. False when the delivery belongs to another server by now, or is gone. */
export async function settleDelivery(
  transaction: Transaction,
  { id, owner }: { id: string; owner: string },
  outcome: Pick<DeliveryRow, "state" | "lastStatus" | "trouble"> & { nextAttemptAt?: Date },
): Promise<boolean> {
  const settled = await transaction
    .update(webhookDeliveries)
    .set({ ...outcome, leaseOwner: null, leaseUntil: null })
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.leaseOwner, owner)))
    .returning({ webhookId: webhookDeliveries.webhookId });
  // Servers that found its webhook held look again: each could have left the next one to the other.
  for (const { webhookId } of settled)
    await transaction.execute(
      sql`${heard} where exists (select from webhook_deliveries where webhook_id = ${webhookId} and state = 'waiting')`,
    );
  return settled.length > 0;
}

/** What waits for a webhook is not sent any more. */
export async function giveUpWaiting(transaction: Transaction, webhookId: string, trouble: string): Promise<void> {
  await transaction
    .update(webhookDeliveries)
    .set({ state: "failed", trouble })
    .where(and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.state, "waiting")));
}

/** Forgets, of all companies, what was done with before the instant. */
export async function removeDeliveriesBefore(database: Pick<Database, "withSystem">, instant: Date): Promise<void> {
  await inBatches((most) =>
    database.withSystem(async (transaction) => {
      const over = transaction
        .select({ id: webhookDeliveries.id })
        .from(webhookDeliveries)
        .where(and(ne(webhookDeliveries.state, "waiting"), lt(webhookDeliveries.createdAt, instant)))
        .limit(most);
      return (await transaction.delete(webhookDeliveries).where(inArray(webhookDeliveries.id, over))).rowCount;
    }),
  );
}
