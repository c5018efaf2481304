import type { Edit, EditingScope } from "@seedbed/contract/ai-editing/schemas";
import type { PersonalChange } from "@seedbed/contract/report/editing/schemas";
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { users } from "../access/tables.ts";
import { concepts } from "../concepts/tables.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What one person and the AI say about a report. One at a time: a new one takes the place of the last. */
export const editingSessions = pgTable(
  "editing_sessions",
  {
    id: uuid().primaryKey(),
    accountId: uuid("account_id").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    conceptId: uuid("concept_id")
      .notNull()
      .references(() => concepts.id, { onDelete: "cascade" }),
    /** Of the message that began it: the same one begins no second conversation. */
    startUuid: uuid("start_uuid").notNull(),
    /** The turn that is being answered; null while nobody waits. */
    answering: integer(),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    unique("editing_sessions_of_person").on(table.conceptId, table.userId),
    index("editing_sessions_account").on(table.accountId),
  ],
);

/** What was said. A turn is a message and its answer, which may say what went wrong. */
export const editingMessages = pgTable(
  "editing_messages",
  {
    accountId: uuid("account_id").notNull(),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => editingSessions.id, { onDelete: "cascade" }),
    turn: integer().notNull(),
    side: text({ enum: ["question", "answer"] }).notNull(),
    /** Of a question: as the browser has made it. */
    uuid: uuid().notNull(),
    role: text({ enum: ["user", "assistant"] }).notNull(),
    name: text().notNull(),
    content: text().notNull(),
    at: moment("at").notNull(),
    /** The file that came with it: of a document the text that was read of it, of a picture its name in the folder of the conversation. */
    media: jsonb().$type<{ filename: string; mimetype: string; text: string; picture?: string }>(),
    scope: jsonb().$type<EditingScope>(),
    code: text(),
    origin: text({ enum: ["model", "draft", "user"] }),
    /** How often an answer to the question was asked for, after the first time. */
    attempt: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.turn, table.side] }),
    unique("editing_messages_uuid").on(table.sessionId, table.uuid),
  ],
);

/** Edits that are open: proposed, and neither made nor discarded. */
export const openEdits = pgTable(
  "open_edits",
  {
    id: uuid().primaryKey(),
    accountId: uuid("account_id").notNull(),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => editingSessions.id, { onDelete: "cascade" }),
    /** Counts the edits of a conversation upwards. */
    position: integer().notNull(),
    /** As it was shown. */
    edit: jsonb().$type<Edit>().notNull(),
    /** What is done when it is taken, as a person would ask for it. */
    asked: jsonb().$type<PersonalChange[]>().notNull(),
    /** The revision of its section that it was made from. */
    basedOn: integer("based_on").notNull(),
  },
  (table) => [index("open_edits_session").on(table.sessionId, table.position)],
);
