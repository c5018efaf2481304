import { eq } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { users } from "../../access/tables.ts";
import { giveUpWaiting } from "../delivery-store.ts";
import type { WebhookDependencies } from "../dependencies.ts";
import { updateWebhook, type WebhookRow } from "../webhook-store.ts";

const week = 7 * 86_400_000;

/** Switches a webhook off that has failed for days, and says so: in the audit log, and by mail to the admin who made it, when still there. */
export async function switchOff(
  { mailer, publicUrl, recordSecurityEvent }: Pick<WebhookDependencies, "mailer" | "publicUrl" | "recordSecurityEvent">,
  transaction: Transaction,
  { webhook, trouble, at }: { webhook: WebhookRow; trouble: string; at: Date },
): Promise<void> {
  const { id, accountId, url, createdBy } = webhook;
  await updateWebhook(transaction, id, { disabledAt: at });
  await giveUpWaiting(transaction, id, "The webhook was switched off because it had failed for days.");
  const host = new URL(url).host;
  await recordSecurityEvent(transaction, { accountId, kind: "webhook-disabled", detail: `${host}: ${trouble}`, at });
  const [maker] = await transaction.select().from(users).where(eq(users.id, createdBy));
  if (!maker || maker.removedAt || maker.accountId !== accountId) return;
  await mailer.write(transaction, {
    kind: "webhook-disabled",
    to: maker.email,
    accountId,
    expiresAt: new Date(at.getTime() + week),
    replaces: false,
    content: {
      subject: `The webhook to ${host} was switched off`,
      parts: [
        { says: `Every delivery to the webhook at ${host} has failed for days, the last one for this: ${trouble}` },
        { says: "Nothing more is sent there until an admin switches it on again, in the settings." },
        { links: [{ label: "Webhooks", url: `${publicUrl}/settings/webhooks` }] },
      ],
    },
  });
}
