import type { Webhook, WebhookDelivery } from "@seedbed/contract/webhooks/routes";
import type { DeliveryRow } from "./delivery-store.ts";
import type { WebhookRow } from "./webhook-store.ts";

export function presentWebhook({ id, url, events, createdAt, failingSince, disabledAt }: WebhookRow): Webhook {
  return {
    uuid: id,
    url,
    events,
    createdAt: createdAt.toISOString(),
    failingSince: failingSince?.toISOString() ?? null,
    disabledAt: disabledAt?.toISOString() ?? null,
  };
}

export function presentDelivery(row: DeliveryRow): WebhookDelivery {
  const { id, event, state, createdAt, attempts, lastAttemptAt, nextAttemptAt, lastStatus, trouble } = row;
  return {
    uuid: id,
    event,
    state,
    createdAt: createdAt.toISOString(),
    attempts,
    lastAttemptAt: lastAttemptAt?.toISOString() ?? null,
    nextAttemptAt: state === "waiting" ? nextAttemptAt.toISOString() : null,
    lastStatus,
    trouble,
  };
}
