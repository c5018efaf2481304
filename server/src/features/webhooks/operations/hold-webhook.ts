import { Uuid } from "@seedbed/contract/plain-text";
import type { Transaction } from "../../../platform/database/database.ts";
import { notFound } from "../../../platform/failure.ts";
import { lockWebhook, type WebhookRow } from "../webhook-store.ts";

/** The company's webhook, held until the transaction ends. Throws `not_found`. */
export async function holdWebhook(
  transaction: Transaction,
  { id, accountId }: { id: string; accountId: string },
): Promise<WebhookRow> {
  const webhook = Uuid.safeParse(id).success ? await lockWebhook(transaction, { id, accountId }) : undefined;
  if (!webhook) throw notFound("This webhook was not found.");
  return webhook;
}
