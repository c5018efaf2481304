import type { TokenScope } from "@seedbed/contract/access/token-scopes";
import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { accounts, users } from "../tables.ts";

/** Personal access tokens; the token itself is kept nowhere. */
export const accessTokens = pgTable(
  "access_tokens",
  {
    id: uuid().primaryKey(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    scope: text().$type<TokenScope>().notNull(),
    hash: text().notNull().unique(),
    /** Its last four characters, to be told apart by. */
    ending: text().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    lastUsedAt: timestamp("last_used_at", { withTimezone: true }),
    revokedAt: timestamp("revoked_at", { withTimezone: true }),
  },
  (table) => [index("access_tokens_user").on(table.userId), index("access_tokens_account").on(table.accountId)],
);
