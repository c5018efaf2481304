import type { WebhookEvent } from "@seedbed/contract/webhooks/events";
import type { Member } from "../../../platform/http/actor.ts";
import type { WebhookDependencies } from "../dependencies.ts";
import { newestSeq, tellListened, updateWebhook, type WebhookRow } from "../webhook-store.ts";
import { holdWebhook } from "./hold-webhook.ts";

/** Changes what a webhook is told of, or switches it on again: then it is told what happens from now on. Throws `not_found`. */
export async function changeWebhook(
  { database }: Pick<WebhookDependencies, "database">,
  actor: Member,
  { id, events, enabled }: { id: string; events?: WebhookEvent[] | undefined; enabled?: true | undefined },
): Promise<WebhookRow> {
  const { accountId } = actor;
  return database.withTenant(actor, async (transaction) => {
    const webhook = await holdWebhook(transaction, { id, accountId });
    const isBack = enabled && webhook.disabledAt !== null;
    const change = {
      ...(events ? { events: [...new Set(events)] } : {}),
      ...(isBack ? { disabledAt: null, failingSince: null, seenSeq: await newestSeq(transaction, accountId) } : {}),
    };
    if (Object.keys(change).length === 0) return webhook;
    if (isBack) await tellListened(transaction, accountId);
    return (await updateWebhook(transaction, webhook.id, change)) ?? webhook;
  });
}
