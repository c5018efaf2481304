import type { WebhookEvent, webhookTest } from "@seedbed/contract/webhooks/events";
import { sql } from "drizzle-orm";
import { bigint, index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { accounts, users } from "../access/tables.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Addresses that are told what happens in a company. */
export const webhooks = pgTable(
  "webhooks",
  {
    id: uuid().primaryKey(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    url: text().notNull(),
    events: text().array().$type<WebhookEvent[]>().notNull(),
    /** 32 bytes in base64. Signing needs it as it is; it is shown to the admin who makes the webhook, once. */
    secret: text().notNull(),
    createdBy: uuid("created_by")
      .notNull()
      .references(() => users.id),
    createdAt: moment("created_at").notNull(),
    /** The last event of the company's outbox that deliveries were written of. */
    seenSeq: bigint("seen_seq", { mode: "number" }).notNull(),
    /** Since when every attempt has failed; null after one that did not. */
    failingSince: moment("failing_since"),
    /** When it was switched off because it had failed for days. */
    disabledAt: moment("disabled_at"),
  },
  (table) => [index("webhooks_account").on(table.accountId)],
);

export const deliveryStates = ["waiting", "delivered", "failed"] as const;

/** What is sent to webhooks, and what became of it. */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    /** Is the `webhook-id`, the same with each attempt: who gets it twice can tell. */
    id: uuid().primaryKey(),
    accountId: uuid("account_id").notNull(),
    /** Counts upwards: what happened later has a higher one. */
    seq: bigint({ mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    webhookId: uuid("webhook_id")
      .notNull()
      .references(() => webhooks.id, { onDelete: "cascade" }),
    event: text().$type<WebhookEvent | typeof webhookTest>().notNull(),
    /** The very text that is signed and sent. */
    body: text().notNull(),
    state: text({ enum: deliveryStates }).notNull().default("waiting"),
    createdAt: moment("created_at").notNull(),
    attempts: integer().notNull().default(0),
    /** Attempts since it was last asked for: those that count against its pauses. */
    tries: integer().notNull().default(0),
    nextAttemptAt: moment("next_attempt_at").notNull(),
    /** Nothing is tried after it. */
    expiresAt: moment("expires_at").notNull(),
    leaseOwner: uuid("lease_owner"),
    leaseUntil: moment("lease_until"),
    lastAttemptAt: moment("last_attempt_at"),
    /** The HTTP status of the last answer; null when there was none. */
    lastStatus: integer("last_status"),
    /** One sentence of why the last attempt failed; empty for none. */
    trouble: text().notNull().default(""),
  },
  (table) => [
    index("webhook_deliveries_webhook").on(table.webhookId, table.createdAt),
    index("webhook_deliveries_due").on(table.nextAttemptAt).where(sql`${table.state} = 'waiting'`),
    index("webhook_deliveries_account").on(table.accountId),
    index("webhook_deliveries_leased").on(table.leaseUntil).where(sql`${table.leaseOwner} is not null`),
  ],
);
