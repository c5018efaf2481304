import type { webhookRoutes } from "@seedbed/contract/webhooks/routes";
import type { Handlers } from "../../platform/http/handler.ts";
import { shownSecret } from "./delivery/sign.ts";
import { listDeliveries } from "./delivery-store.ts";
import type { WebhookDependencies } from "./dependencies.ts";
import { changeWebhook } from "./operations/change-webhook.ts";
import { createWebhook } from "./operations/create-webhook.ts";
import { holdWebhook } from "./operations/hold-webhook.ts";
import { removeWebhook } from "./operations/remove-webhook.ts";
import { sendAgain } from "./operations/send-again.ts";
import { sendTest } from "./operations/send-test.ts";
import { presentDelivery, presentWebhook } from "./present.ts";
import { listWebhooks } from "./webhook-store.ts";

/** The handlers of webhooks. */
export function webhookHandlers(dependencies: WebhookDependencies): Handlers<typeof webhookRoutes> {
  const { database } = dependencies;
  return {
    "GET v1/account/webhooks": async ({ actor }) => {
      const rows = await database.readTenant(actor, (transaction) => listWebhooks(transaction, actor.accountId));
      return rows.map(presentWebhook);
    },
    "POST v1/account/webhooks": async ({ actor, body, clientAddress: address }) => {
      const row = await createWebhook(dependencies, actor, { ...body, address });
      return { ...presentWebhook(row), secret: shownSecret(row.secret) };
    },
    "PATCH v1/account/webhooks/{id}": async ({ actor, params, body }) =>
      presentWebhook(await changeWebhook(dependencies, actor, { ...body, id: params.id })),
    "DELETE v1/account/webhooks/{id}": async ({ actor, params, clientAddress: address }) => {
      await removeWebhook(dependencies, actor, { id: params.id, address });
      return undefined;
    },
    "POST v1/account/webhooks/{id}/test": async ({ actor, params }) =>
      presentDelivery(await sendTest(dependencies, actor, params.id)),
    "GET v1/account/webhooks/{id}/deliveries": async ({ actor, params }) => {
      const rows = await database.withTenant(actor, async (transaction) => {
        const { id } = await holdWebhook(transaction, { id: params.id, accountId: actor.accountId });
        return listDeliveries(transaction, id);
      });
      return rows.map(presentDelivery);
    },
    "POST v1/account/webhooks/{id}/deliveries/{delivery}/again": async ({ actor, params }) =>
      presentDelivery(await sendAgain(dependencies, actor, { id: params.id, deliveryId: params.delivery })),
  };
}
