import type { Member } from "../../../platform/http/actor.ts";
import type { WebhookDependencies } from "../dependencies.ts";
import { deleteWebhook } from "../webhook-store.ts";
import { holdWebhook } from "./hold-webhook.ts";

/** Removes a webhook with its deliveries: what waits is not sent. Throws `not_found`. */
export async function removeWebhook(
  { database, clock, recordSecurityEvent }: Pick<WebhookDependencies, "database" | "clock" | "recordSecurityEvent">,
  actor: Member,
  { id, address }: { id: string; address: string },
): Promise<void> {
  const { accountId, userId: actorId, email: actorEmail } = actor;
  await database.withTenant(actor, async (transaction) => {
    const webhook = await holdWebhook(transaction, { id, accountId });
    await deleteWebhook(transaction, webhook.id);
    const detail = new URL(webhook.url).host;
    const at = clock();
    await recordSecurityEvent(transaction, {
      accountId,
      kind: "webhook-removed",
      actorId,
      actorEmail,
      address,
      detail,
      at,
    });
  });
}
