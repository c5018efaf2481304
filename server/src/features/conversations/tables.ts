import type { SpokenSentence } from "@seedbed/contract/conversations/schemas";
import type { replyVerdicts } from "@seedbed/contract/conversations/words";
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { users } from "../access/tables.ts";
import { concepts } from "../concepts/tables.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What one person and one persona say to each other. It goes with its concept, and outlives its customer profile. */
export const conversations = pgTable(
  "conversations",
  {
    id: uuid().primaryKey(),
    accountId: uuid("account_id").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    conceptId: uuid("concept_id")
      .notNull()
      .references(() => concepts.id, { onDelete: "cascade" }),
    customerProfileId: uuid("customer_profile_id").notNull(),
    /** Of the message that began it: the same one begins no second conversation. */
    startUuid: uuid("start_uuid").notNull(),
    title: text().notNull(),
    /** The turn that is being answered; null while nobody waits. */
    answering: integer(),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    unique("conversations_start").on(table.accountId, table.userId, table.startUuid),
    index("conversations_of_person").on(table.accountId, table.userId, table.customerProfileId, table.updatedAt),
    index("conversations_concept").on(table.conceptId),
  ],
);

/** What was said. A turn is a question and its answer; the greeting is the answer of turn 0. An error stands for an answer until there is one. */
export const conversationMessages = pgTable(
  "conversation_messages",
  {
    accountId: uuid("account_id").notNull(),
    conversationId: uuid("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    turn: integer().notNull(),
    side: text({ enum: ["question", "answer"] }).notNull(),
    /** Of a question: as the browser has made it. */
    uuid: uuid().notNull(),
    role: text({ enum: ["user", "assistant", "error"] }).notNull(),
    name: text().notNull(),
    content: text().notNull(),
    at: moment("at").notNull(),
    code: text(),
    sentences: jsonb().$type<SpokenSentence[]>().notNull().default([]),
    verdict: text().$type<(typeof replyVerdicts)[number]>(),
    origin: text({ enum: ["model", "draft", "user"] }),
    /** How often an answer to the question was asked for, after the first time. */
    attempt: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.turn, table.side] }),
    unique("conversation_messages_uuid").on(table.conversationId, table.uuid),
  ],
);
