import type { Webhook, WebhookDelivery } from "@seedbed/contract/webhooks/routes";

export const webhooksPath = "GET /api/v1/account/webhooks";
export const webhookId = "99999999-9999-4999-8999-999999999999";
export const deliveriesPath = `${webhooksPath}/${webhookId}/deliveries`;

export const webhookWith = (change: Partial<Webhook> = {}): Webhook => ({
  uuid: webhookId,
  url: "https://hooks.mill.example/seedbed",
  events: ["report.completed", "concept.archived"],
  createdAt: "2026-03-01T10:00:00.000Z",
  failingSince: null,
  disabledAt: null,
  ...change,
});

export const deliveryWith = (change: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  uuid: "d-1",
  event: "report.completed",
  state: "delivered",
  createdAt: "2026-03-02T10:00:00.000Z",
  attempts: 1,
  lastAttemptAt: "2026-03-02T10:00:01.000Z",
  nextAttemptAt: null,
  lastStatus: 204,
  trouble: "",
  ...change,
});
