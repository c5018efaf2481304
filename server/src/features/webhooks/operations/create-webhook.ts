import { randomBytes, randomUUID } from "node:crypto";
import { type WebhookEvent, webhooksMax } from "@seedbed/contract/webhooks/events";
import { eq } from "drizzle-orm";
import { Failure } from "../../../platform/failure.ts";
import type { Member } from "../../../platform/http/actor.ts";
import { accounts } from "../../access/tables.ts";
import { acceptedUrl } from "../accepted-url.ts";
import type { WebhookDependencies } from "../dependencies.ts";
import { countWebhooks, insertWebhook, newestSeq, type WebhookRow } from "../webhook-store.ts";

/** Makes a webhook that is told what happens from now on. Throws `invalid` for an address that is not called, `conflict` when there are too many. */
export async function createWebhook(
  {
    database,
    clock,
    trustedHosts,
    egressPolicy,
    recordSecurityEvent,
  }: Pick<WebhookDependencies, "database" | "clock" | "trustedHosts" | "egressPolicy" | "recordSecurityEvent">,
  actor: Member,
  { url: text, events, address }: { url: string; events: WebhookEvent[]; address: string },
): Promise<WebhookRow> {
  const url = acceptedUrl(text, { trustedHosts, egressPolicy });
  const { accountId, userId: actorId, email: actorEmail } = actor;
  const at = clock();
  return database.withTenant(actor, async (transaction) => {
    // Held, so that two calls at once are counted one after the other.
    await transaction.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for("no key update");
    if ((await countWebhooks(transaction, accountId)) >= webhooksMax)
      throw new Failure(
        "conflict",
        `A company has at most ${webhooksMax} webhooks. Remove one that is no longer needed.`,
      );
    const detail = new URL(url).host;
    await recordSecurityEvent(transaction, {
      accountId,
      kind: "webhook-created",
      actorId,
      actorEmail,
      address,
      detail,
      at,
    });
    return insertWebhook(transaction, {
      id: randomUUID(),
      accountId,
      url,
      events: [...new Set(events)],
      secret: randomBytes(32).toString("base64"),
      createdBy: actorId,
      createdAt: at,
      seenSeq: await newestSeq(transaction, accountId),
    });
  });
}
