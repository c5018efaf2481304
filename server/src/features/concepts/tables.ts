import type { ConceptStatus, ReportSection } from "@seedbed/contract/concepts/schemas";
import type { Origin } from "@seedbed/contract/plain-text";
import type { VersionReason } from "@seedbed/contract/report/versions/schemas";
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { accounts, users } from "../access/tables.ts";
import { seeds } from "../incubation/tables.ts";
import type { StoredForms } from "./exports/feature-versions-of.ts";

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
    /** Why it was chosen among those generated with it, in the words of whoever chose it. */
    chosenBecause: text("chosen_because").notNull().default(""),
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
  // Drizzle knows no covering indexes: those of the bank's orders are in migration 0009.
  (table) => [unique("concepts_number").on(table.accountId, table.number)],
);

/**
 * What a search of the bank reads of each concept, and nothing else: what it is found by, and what lists are filtered and sorted by. Triggers keep it; the index of
 * its words is in migration 0052.
 */
export const searchedConcepts = pgTable("searched_concepts", {
  id: uuid()
    .primaryKey()
    .references(() => concepts.id, { onDelete: "cascade" }),
  accountId: uuid("account_id").notNull(),
  number: integer().notNull(),
  createdBy: uuid("created_by").notNull(),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
  status: text().$type<ConceptStatus>().notNull(),
  title: text().notNull(),
  summary: text().notNull(),
});

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
    /** When the person put away what the first finished report says in short; null before. */
    firstReportClosedAt: moment("first_report_closed_at"),
  },
  (table) => [primaryKey({ columns: [table.conceptId, table.userId] })],
);

/** The concept's own words, as a version keeps them. */
export type VersionWords = Pick<
  typeof concepts.$inferSelect,
  "title" | "summary" | "overview" | "valueProposition" | "problemStatement" | "differentiators" | "rightsToWin"
>;

/** A concept as it stood at a moment; its report's sections are the report's to keep. Words, forms and number are never changed. */
export const conceptVersions = pgTable(
  "concept_versions",
  {
    id: uuid().primaryKey(),
    accountId: uuid("account_id").notNull(),
    conceptId: uuid("concept_id")
      .notNull()
      .references(() => concepts.id, { onDelete: "cascade" }),
    /** Counts the concept's versions upwards from 1. */
    number: integer().notNull(),
    /** The version that it brought back. */
    fromNumber: integer("from_number"),
    words: jsonb().$type<VersionWords>().notNull(),
    forms: jsonb().$type<StoredForms>().notNull(),
    why: text().$type<VersionReason>().notNull(),
    comment: text().notNull().default(""),
    /** What it changed, in a sentence. */
    summary: text().notNull(),
    summaryOrigin: text("summary_origin").$type<Origin>().notNull(),
    affectedSections: text("affected_sections").array().$type<ReportSection[]>().notNull(),
    /** Null for what nobody asked for. */
    savedBy: uuid("saved_by").references(() => users.id),
    /** Who saved it where it was saved, as the bundle says with which it came from another installation. */
    toldBy: text("told_by"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    unique("concept_versions_number").on(table.conceptId, table.number),
    index("concept_versions_account").on(table.accountId),
  ],
);

/** Who looks at which version of a concept in place of what stands. */
export const versionPreviews = pgTable(
  "version_previews",
  {
    accountId: uuid("account_id").notNull(),
    conceptId: uuid("concept_id")
      .notNull()
      .references(() => concepts.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    versionId: uuid("version_id")
      .notNull()
      .references(() => conceptVersions.id, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.conceptId] })],
);
