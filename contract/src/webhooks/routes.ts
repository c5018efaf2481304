import { z } from "zod";
import { Instant, requiredText, Uuid } from "../plain-text.ts";
import type { Routes } from "../route.ts";
import { webhookEventNames, webhooksMax, webhookTest, webhookUrlMaxLength } from "./events.ts";

const WebhookEvents = z
  .array(z.enum(webhookEventNames))
  .min(1, "Choose at least one event.")
  .max(webhookEventNames.length);

export const Webhook = z.object({
  uuid: Uuid,
  url: z.string(),
  events: z.array(z.enum(webhookEventNames)),
  createdAt: Instant,
  /** Since when every attempt has failed; null when the last one did not. */
  failingSince: Instant.nullable(),
  /** When it was switched off because it had failed for days; null while it is on. */
  disabledAt: Instant.nullable(),
});
export type Webhook = z.infer<typeof Webhook>;

export const IssuedWebhook = Webhook.extend({
  /** `whsec_` and what deliveries are signed with, in base64; shown this once. */
  secret: z.string(),
});
export type IssuedWebhook = z.infer<typeof IssuedWebhook>;

export const WebhookDelivery = z.object({
  uuid: Uuid,
  event: z.enum([...webhookEventNames, webhookTest]),
  state: z.enum(["waiting", "delivered", "failed"]),
  createdAt: Instant,
  attempts: z.int(),
  lastAttemptAt: Instant.nullable(),
  /** When it is tried again; null when it is not. */
  nextAttemptAt: Instant.nullable(),
  /** The HTTP status of the last answer; null when there was none. */
  lastStatus: z.int().nullable(),
  /** Why the last attempt failed; empty when it did not. */
  trouble: z.string(),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

/** Addresses of other systems that are told what happens in the company. */
export const webhookRoutes = {
  "GET v1/account/webhooks": {
    summary: "The company's webhooks.",
    access: "admin",
    status: 200,
    answer: z.array(Webhook),
  },
  "POST v1/account/webhooks": {
    summary: `Makes a webhook, of at most ${webhooksMax}; its secret is shown in this answer alone.`,
    access: "admin",
    status: 201,
    body: z.object({ url: requiredText(webhookUrlMaxLength), events: WebhookEvents }),
    answer: IssuedWebhook,
    errors: ["conflict"],
  },
  "PATCH v1/account/webhooks/{id}": {
    summary: "Changes which events a webhook is told of, and switches it on again.",
    access: "admin",
    status: 200,
    body: z.object({ events: WebhookEvents.optional(), enabled: z.literal(true).optional() }),
    answer: Webhook,
  },
  "DELETE v1/account/webhooks/{id}": {
    summary: "Removes a webhook with its deliveries; what waits is not sent.",
    access: "admin",
    status: 204,
  },
  "POST v1/account/webhooks/{id}/test": {
    summary: "Sends a test.",
    access: "admin",
    status: 202,
    answer: WebhookDelivery,
    expensive: true,
    errors: ["conflict"],
  },
  "GET v1/account/webhooks/{id}/deliveries": {
    summary: "The last deliveries of a webhook, the newest first.",
    access: "admin",
    status: 200,
    answer: z.array(WebhookDelivery),
  },
  "POST v1/account/webhooks/{id}/deliveries/{delivery}/again": {
    summary: "Sends a delivery again, under the id it had.",
    access: "admin",
    status: 202,
    answer: WebhookDelivery,
    expensive: true,
    errors: ["conflict"],
  },
} as const satisfies Routes;
