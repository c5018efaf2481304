import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { outbox } from "../../../platform/realtime/tables.ts";
import { insertDelivery } from "../delivery-store.ts";
import type { WebhookDependencies } from "../dependencies.ts";
import { lockLiveWebhooks, updateWebhook, type WebhookRow } from "../webhook-store.ts";
import { bodyOf, toldEvent, toldTypes } from "./told-event.ts";

const eventsAtOnce = 500;

/**
 * Writes, for each webhook of the company, what has happened since it was looked at last. What has happened stands in the company's outbox, which was written
 * in the transaction of the change: nothing is told that was not committed, and nothing is forgotten when a server dies.
 */
export async function writeDeliveries(
  dependencies: Pick<WebhookDependencies, "database" | "clock" | "publicUrl" | "times">,
  accountId: string,
): Promise<void> {
  for (let more = true; more; )
    more = await dependencies.database.withSystem((transaction) => writeNext(dependencies, transaction, accountId));
}

/** Whether there may be more. */
async function writeNext(
  { clock, publicUrl, times: { lifetime } }: Pick<WebhookDependencies, "clock" | "publicUrl" | "times">,
  transaction: Transaction,
  accountId: string,
): Promise<boolean> {
  // Held: another server that writes for the same company waits, and finds this done.
  const webhooks = await lockLiveWebhooks(transaction, accountId);
  if (webhooks.length === 0) return false;
  const rows = await readEvents(transaction, accountId, Math.min(...webhooks.map(({ seenSeq }) => seenSeq)));
  const last = rows.at(-1);
  if (!last) return false;
  for (const { seq, userId, type, data: sent, createdAt: at } of rows) {
    // What one person alone is told is nobody else's.
    const told = userId === null ? toldEvent({ type, data: sent }) : undefined;
    if (!told) continue;
    const { event, data } = told;
    const body = bodyOf(event, at, { ...data, url: `${publicUrl}/concept/${data.conceptUuid}` });
    for (const webhook of webhooks.filter((each) => wants(each, { event, seq })))
      await insertDelivery(transaction, webhook, { event, body, at: clock(), lifetime });
  }
  for (const { id, seenSeq } of webhooks)
    if (last.seq > seenSeq) await updateWebhook(transaction, id, { seenSeq: last.seq });
  return rows.length === eventsAtOnce;
}

const wants = ({ events, seenSeq }: WebhookRow, { event, seq }: { event: WebhookRow["events"][number]; seq: number }) =>
  seq > seenSeq && events.includes(event);

/** The events of the company after `seq`; the content only of those that can be told. */
const readEvents = (transaction: Transaction, accountId: string, seq: number) =>
  transaction
    .select({
      seq: outbox.seq,
      userId: outbox.userId,
      type: outbox.type,
      data: sql<unknown>`case when ${inArray(outbox.type, toldTypes)} then ${outbox.data} end`,
      createdAt: outbox.createdAt,
    })
    .from(outbox)
    .where(and(eq(outbox.accountId, accountId), gt(outbox.seq, seq)))
    .orderBy(asc(outbox.seq))
    .limit(eventsAtOnce);
