import { createDeliveryWorker } from "./delivery/delivery-worker.ts";
import { removeDeliveriesBefore } from "./delivery-store.ts";
import type { WebhookDependencies } from "./dependencies.ts";
import { webhookHandlers } from "./routes.ts";

/** Webhooks: what admins do about them, and the work of sending what they are told. */
export function createWebhooks(dependencies: WebhookDependencies) {
  const { database, clock } = dependencies;
  const worker = createDeliveryWorker(dependencies);
  return {
    handlers: webhookHandlers(dependencies),
    launch: worker.launch,
    close: worker.close,
    /** Forgets the deliveries that were done with so many days ago. Servers may do so at once. */
    removeOld: ({ deliveryDays }: { deliveryDays: number }) =>
      removeDeliveriesBefore(database, new Date(clock().getTime() - deliveryDays * 86_400_000)),
  };
}
