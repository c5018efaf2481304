import type { ConceptStatus } from "@seedbed/contract/concepts/schemas";
import { integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { accounts, users } from "../access/tables.ts";
import { seeds } from "../incubation/tables.ts";
import type { StoredForms } from "./forms/feature-versions-of.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const concepts = pgTable(
  "concepts",
  {
    id: uuid().primaryKey(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id),
    /** Counts the company's concepts upwards; shown as C-0042. */
    number: integer().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    overview: text().notNull(),
    valueProposition: text("value_proposition").notNull(),
    problemStatement: text("problem_statement").notNull(),
    differentiators: jsonb().$type<{ order: number; description: string }[]>().notNull(),
    rightsToWin: jsonb("rights_to_win").$type<{ order: number; description: string }[]>().notNull(),
    status: text().$type<ConceptStatus>().notNull().default("new"),
    statusBeforeArchive: text("status_before_archive").$type<ConceptStatus>(),
    featureVersions: jsonb("feature_versions").$type<StoredForms>().notNull(),
    seedId: uuid("seed_id").references(() => seeds.id, { onDelete: "set null" }),
    createdBy: uuid("created_by")
      .notNull()
      .references(() => users.id),
    updatedBy: uuid("updated_by")
      .notNull()
      .references(() => users.id),
    /** Who changed each of its words last, and when (ISO 8601), by field. */
    wordChanges: jsonb("word_changes").$type<Record<string, { by: string; at: string }>>().notNull().default({}),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  // Drizzle knows no covering indexes: those of the bank's orders and of its words are in migration 0009.
  (table) => [unique("concepts_number").on(table.accountId, table.number)],
);

/** The forms that the reports of a company's new concepts take; no row for one that has not chosen. */
export const reportForms = pgTable("report_forms", {
  accountId: uuid("account_id")
    .primaryKey()
    .references(() => accounts.id),
  forms: jsonb().$type<StoredForms>().notNull(),
});

/** The highest number a company has given to a concept, deleted ones included: an identifier never names a second one. */
export const conceptNumbers = pgTable("concept_numbers", {
  accountId: uuid("account_id")
    .primaryKey()
    .references(() => accounts.id),
  last: integer().notNull(),
});

/** Who makes edits with AI in a report right now: it is locked for everybody else as long as `until` lies ahead, by the clock of the database. */
export const editingLocks = pgTable("editing_locks", {
  conceptId: uuid("concept_id")
    .primaryKey()
    .references(() => concepts.id, { onDelete: "cascade" }),
  accountId: uuid("account_id").notNull(),
  userId: uuid("user_id")
    .notNull()
    .references(() => users.id),
  /** Of the work that holds it: another one has another lock. */
  lockId: uuid("lock_id").notNull(),
  since: moment("since").notNull(),
  until: moment("until").notNull(),
});

/** When each person last opened a concept. */
export const conceptViews = pgTable(
  "concept_views",
  {
    accountId: uuid("account_id").notNull(),
    conceptId: uuid("concept_id")
      .notNull()
      .references(() => concepts.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    seenAt: moment("seen_at").notNull(),
    gutCheck: text("gut_check", { enum: ["not_yet", "keep_going"] }),
  },
  (table) => [primaryKey({ columns: [table.conceptId, table.userId] })],
);
