import { createDeliveryWorker } from "./delivery/delivery-worker.ts";
import { removeDeliveriesBefore } from "./delivery-store.ts";
import type { WebhookDependencies } from "./dependencies.ts";
import { webhookHandlers } from "./routes.ts";

/** How long (ms) it is known what became of a delivery. */
const knownFor = 30 * 86_400_000;

/** Webhooks: what admins do about them, and the work of sending what they are told. */
export function createWebhooks(dependencies: WebhookDependencies) {
  const { database, clock } = dependencies;
  const worker = createDeliveryWorker(dependencies);
  return {
    handlers: webhookHandlers(dependencies),
    launch: worker.launch,
    close: worker.close,
    /** Forgets the deliveries that were done with thirty days ago. Servers may do so at once. */
    removeOld: () =>
      database.withSystem((transaction) => removeDeliveriesBefore(transaction, new Date(clock().getTime() - knownFor))),
  };
}
