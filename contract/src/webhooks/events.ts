/* What a webhook can be told of; free of schemas, so that the web can list it without zod. */

/** By the name that a delivery carries, what happened. */
export const webhookEvents = {
  "report.completed": "A report is complete",
  "report.failed": "A report could not be completed",
  "proposal.created": "A change of a report was proposed",
  "proposal.decided": "A proposed change was accepted or declined",
  "version.saved": "A version was saved",
  "concept.created": "A concept was created",
  "concept.archived": "A concept was archived",
} as const;
export type WebhookEvent = keyof typeof webhookEvents;
export const webhookEventNames = Object.keys(webhookEvents) as [WebhookEvent, ...WebhookEvent[]];

/** What "Send a test" sends. */
export const webhookTest = "test";

export const webhooksMax = 10;
export const webhookUrlMaxLength = 500;
/** The last deliveries of a webhook that are shown. */
export const deliveriesShownMax = 50;
