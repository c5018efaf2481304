import { webhookTest } from "@seedbed/contract/webhooks/events";
import { Failure } from "../../../platform/failure.ts";
import type { Member } from "../../../platform/http/actor.ts";
import { bodyOf } from "../delivery/told-event.ts";
import { type DeliveryRow, insertDelivery } from "../delivery-store.ts";
import type { WebhookDependencies } from "../dependencies.ts";
import { holdWebhook } from "./hold-webhook.ts";

export const webhookIsOff = () => new Failure("conflict", "This webhook is switched off. Switch it on first.");

/** Has a test sent to a webhook. Throws `not_found`, and `conflict` for one that is switched off. */
export async function sendTest(
  { database, clock, times: { lifetime } }: Pick<WebhookDependencies, "database" | "clock" | "times">,
  actor: Member,
  id: string,
): Promise<DeliveryRow> {
  const at = clock();
  return database.withTenant(actor, async (transaction) => {
    const webhook = await holdWebhook(transaction, { id, accountId: actor.accountId });
    if (webhook.disabledAt) throw webhookIsOff();
    const body = bodyOf(webhookTest, at, { summary: "This is a test from Seedbed." });
    return insertDelivery(transaction, webhook, { event: webhookTest, body, at, lifetime });
  });
}
