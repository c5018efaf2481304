import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { sql } from "drizzle-orm";
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { concepts } from "../concepts/tables.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** One row for each section of a concept's report: its state, and its content where the section is one document. */
export const reportSections = pgTable(
  "report_sections",
  {
    accountId: uuid("account_id").notNull(),
    conceptId: uuid("concept_id")
      .notNull()
      .references(() => concepts.id, { onDelete: "cascade" }),
    section: text().$type<ReportSection>().notNull(),
    status: text({ enum: ["notStarted", "waiting", "pending", "complete", "error"] })
      .notNull()
      .default("notStarted"),
    /** The run that works, or last worked, on this section. */
    runId: uuid("run_id"),
    startedAt: moment("started_at"),
    completedAt: moment("completed_at"),
    /** A sentence for the person when the section failed. */
    error: text(),
    origin: text({ enum: ["model", "draft", "user"] }),
    /** Hash of what the section was made from; compared with the present inputs to tell an outdated section. */
    fingerprint: text(),
    content: jsonb(),
    /** US dollars a year that a financial projection expects, 0 without content; null for other sections. */
    opportunity: doublePrecision().generatedAlwaysAs(sql`opportunity_of(section, content)`),
  },
  (table) => [
    primaryKey({ columns: [table.conceptId, table.section] }),
    index("report_sections_account").on(table.accountId),
  ],
);

/** A person's order to write a report or some of its sections. */
export const reportRuns = pgTable(
  "report_runs",
  {
    id: uuid().primaryKey(),
    accountId: uuid("account_id").notNull(),
    conceptId: uuid("concept_id")
      .notNull()
      .references(() => concepts.id, { onDelete: "cascade" }),
    requestedBy: uuid("requested_by").notNull(),
    sections: text().array().$type<ReportSection[]>().notNull(),
    status: text({ enum: ["running", "complete", "error", "cancelled"] })
      .notNull()
      .default("running"),
    startedAt: moment("started_at").notNull(),
    endedAt: moment("ended_at"),
  },
  (table) => [index("report_runs_concept").on(table.conceptId, table.startedAt)],
);

/** What a task of a run has answered: kept so that no finished call is made again after a crash. */
export const taskAnswers = pgTable(
  "task_answers",
  {
    key: text().primaryKey(),
    accountId: uuid("account_id").notNull(),
    /** What was kept goes with its run, and so with the concept. */
    runId: uuid("run_id")
      .notNull()
      .references(() => reportRuns.id, { onDelete: "cascade" }),
    task: text().notNull(),
    origin: text({ enum: ["model", "draft"] }).notNull(),
    output: jsonb().notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [index("task_answers_run").on(table.runId)],
);

export const customerProfiles = pgTable(
  "customer_profiles",
  {
    id: uuid().primaryKey(),
    accountId: uuid("account_id").notNull(),
    conceptId: uuid("concept_id")
      .notNull()
      .references(() => concepts.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    isPrimary: boolean("is_primary").notNull(),
    /** The profile's own fields (see the contract's CustomerProfile). */
    fields: jsonb().notNull(),
    origin: text({ enum: ["model", "draft", "user"] }).notNull(),
  },
  (table) => [index("customer_profiles_concept").on(table.conceptId, table.position)],
);

/** Jobs, pains, alternatives, journey steps and signals of a profile. */
export const profileItems = pgTable(
  "profile_items",
  {
    id: uuid().primaryKey(),
    accountId: uuid("account_id").notNull(),
    profileId: uuid("profile_id")
      .notNull()
      .references(() => customerProfiles.id, { onDelete: "cascade" }),
    kind: text({ enum: ["job", "pain", "alternative", "journeyStep", "signal"] }).notNull(),
    position: integer().notNull(),
    fields: jsonb().notNull(),
    origin: text({ enum: ["model", "draft", "user"] }).notNull(),
  },
  (table) => [index("profile_items_profile").on(table.profileId, table.kind, table.position)],
);

export const assumptions = pgTable(
  "assumptions",
  {
    id: uuid().primaryKey(),
    accountId: uuid("account_id").notNull(),
    conceptId: uuid("concept_id")
      .notNull()
      .references(() => concepts.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    statement: text().notNull(),
    category: text({ enum: ["Desirability", "Viability", "Feasibility", "Adaptability"] }).notNull(),
    importance: integer().notNull(),
    certainty: integer().notNull(),
    status: text({ enum: ["validated", "partially_validated", "invalidated", "unvalidated", "untested"] })
      .notNull()
      .default("untested"),
    importanceRationale: text("importance_rationale").notNull(),
    certaintyRationale: text("certainty_rationale").notNull(),
    version: integer().notNull().default(1),
    origin: text({ enum: ["model", "draft", "user"] }).notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [index("assumptions_concept").on(table.conceptId, table.category, table.position)],
);

/** Startups and incumbents of a market scan. */
export const ecosystemCompanies = pgTable(
  "ecosystem_companies",
  {
    id: uuid().primaryKey(),
    accountId: uuid("account_id").notNull(),
    conceptId: uuid("concept_id")
      .notNull()
      .references(() => concepts.id, { onDelete: "cascade" }),
    kind: text({ enum: ["startup", "incumbent"] }).notNull(),
    position: integer().notNull(),
    fields: jsonb().notNull(),
    origin: text({ enum: ["model", "draft", "user"] }).notNull(),
  },
  (table) => [index("ecosystem_companies_concept").on(table.conceptId, table.kind, table.position)],
);
