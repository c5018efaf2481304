import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/**
 * What sign-ins at an external identity provider are remembered by: begun ones, hand-overs to the page, and sessions. A row is found and
 * opened with the secret it was made for, which is kept nowhere; without it, `sealed` says nothing.
 */
export const externalSecrets = pgTable(
  "external_secrets",
  {
    hash: text().primaryKey(),
    kind: text({ enum: ["sign-in", "handoff", "session"] }).notNull(),
    sealed: text().notNull(),
    /** Until then one server alone works on the row. */
    heldUntil: timestamp("held_until", { withTimezone: true }),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("external_secrets_expires").on(table.expiresAt)],
);
