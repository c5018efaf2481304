import type { Transaction } from "../../../platform/database/database.ts";
import type { Egress } from "../../../platform/egress/create-egress.ts";
import { EgressFailure, type EgressReason } from "../../../platform/egress/egress-failure.ts";
import { type DeliveryRow, settleDelivery } from "../delivery-store.ts";
import type { WebhookDependencies } from "../dependencies.ts";
import { lockWebhook, updateWebhook, type WebhookRow } from "../webhook-store.ts";
import { pauseAfter } from "../webhook-times.ts";
import { signedHeaders } from "./sign.ts";
import { switchOff } from "./switch-off.ts";

export interface Delivering extends WebhookDependencies {
  egress: Pick<Egress, "post">;
}

interface Outcome {
  isGood: boolean;
  lastStatus: number | null;
  trouble: string;
}

/** Makes one attempt and keeps what came of it. Rejects only when the database does not answer, or `signal` ends it. */
export async function deliver(
  dependencies: Delivering,
  { delivery, webhook }: { delivery: DeliveryRow; webhook: WebhookRow },
  { owner, signal }: { owner: string; signal: AbortSignal },
): Promise<void> {
  const outcome = await attempt(dependencies, { delivery, webhook }, signal);
  await dependencies.database.withSystem((transaction) =>
    keepOutcome(dependencies, transaction, { delivery, owner, outcome }),
  );
}

async function attempt(
  { egress, clock, times }: Delivering,
  { delivery: { id, body }, webhook: { url, secret } }: { delivery: DeliveryRow; webhook: WebhookRow },
  signal: AbortSignal,
): Promise<Outcome> {
  const headers = { ...signedHeaders(secret, { id, body, at: clock() }), "content-type": "application/json" };
  try {
    const { status } = await egress.post(url, { headers, body, timeout: times.answer, signal });
    return { isGood: status >= 200 && status < 300, lastStatus: status, trouble: troubleOf(status) };
  } catch (error) {
    if (!(error instanceof EgressFailure)) throw error;
    return { isGood: false, lastStatus: null, trouble: words[error.reason] };
  }
}

function troubleOf(status: number): string {
  if (status >= 200 && status < 300) return "";
  const isRedirect = status >= 300 && status < 400;
  return isRedirect ? `It answered ${status}, a redirect, which is not followed.` : `It answered ${status}.`;
}

const words: Record<EgressReason, string> = {
  protocol: "Only addresses that begin with https:// are called.",
  host: "This server may not call its host.",
  address: "Its name leads into a private network, which is not called.",
  redirects: "It redirects, which is not followed.",
  "too-large": "It answered too much.",
  timeout: "It did not answer in time.",
  unreachable: "It could not be reached.",
};

async function keepOutcome(
  dependencies: Delivering,
  transaction: Transaction,
  { delivery, owner, outcome }: { delivery: DeliveryRow; owner: string; outcome: Outcome },
): Promise<void> {
  const { clock, times } = dependencies;
  const { id, webhookId, accountId, tries, expiresAt } = delivery;
  const { isGood, lastStatus, trouble } = outcome;
  const now = clock();
  // The webhook before its delivery, as where it is switched off.
  const webhook = await lockWebhook(transaction, { id: webhookId, accountId });
  if (!webhook) return;
  const pause = isGood ? null : pauseAfter(tries, times, Math.random);
  const next = pause === null ? undefined : new Date(now.getTime() + pause);
  // Switched off meanwhile, nothing waits for it any more.
  const isTriedAgain = next !== undefined && next < expiresAt && !webhook.disabledAt;
  const settled = await settleDelivery(
    transaction,
    { id, owner },
    {
      state: isGood ? "delivered" : isTriedAgain ? "waiting" : "failed",
      lastStatus,
      trouble,
      ...(isTriedAgain ? { nextAttemptAt: next } : {}),
    },
  );
  if (!settled) return;
  const failingSince = isGood ? null : (webhook.failingSince ?? now);
  if (failingSince?.getTime() !== webhook.failingSince?.getTime())
    await updateWebhook(transaction, webhookId, { failingSince });
  if (failingSince && !webhook.disabledAt && now.getTime() - failingSince.getTime() >= times.patience)
    await switchOff(dependencies, transaction, { webhook, trouble, at: now });
}
