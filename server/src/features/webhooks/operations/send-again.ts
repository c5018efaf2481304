import { Uuid } from "@seedbed/contract/plain-text";
import { Failure, notFound } from "../../../platform/failure.ts";
import type { Member } from "../../../platform/http/actor.ts";
import { type DeliveryRow, findDelivery, sendAnew } from "../delivery-store.ts";
import type { WebhookDependencies } from "../dependencies.ts";
import { holdWebhook } from "./hold-webhook.ts";
import { webhookIsOff } from "./send-test.ts";

/** Has a delivery sent again under its id. Throws `not_found`, and `conflict` for one that waits anyway and for a webhook that is switched off. */
export async function sendAgain(
  { database, clock, times: { lifetime } }: Pick<WebhookDependencies, "database" | "clock" | "times">,
  actor: Member,
  { id, deliveryId }: { id: string; deliveryId: string },
): Promise<DeliveryRow> {
  return database.withTenant(actor, async (transaction) => {
    const webhook = await holdWebhook(transaction, { id, accountId: actor.accountId });
    const meant = { id: deliveryId, webhookId: webhook.id };
    const delivery = Uuid.safeParse(deliveryId).success ? await findDelivery(transaction, meant) : undefined;
    if (!delivery) throw notFound("This delivery was not found.");
    if (webhook.disabledAt) throw webhookIsOff();
    if (delivery.state === "waiting") throw new Failure("conflict", "This waits to be sent already.");
    return (await sendAnew(transaction, delivery.id, { at: clock(), lifetime })) ?? delivery;
  });
}
