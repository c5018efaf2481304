import type { FeatureVersions } from "@seedbed/contract/concepts/feature-versions";
import type { ReportSection, SectionNote } from "@seedbed/contract/concepts/schemas";
import type { ResearchedPage, ResearchQuestion } from "@seedbed/contract/report/research/schemas";
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
import type { TaskNote } from "../../platform/model/answer/findings.ts";
import { users } from "../access/tables.ts";
import { concepts } from "../concepts/tables.ts";
import type { PersonalMarks, RecordedChange } from "./revisions/section-change.ts";
import type { Withdrawn } from "./revisions/withdrawn.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What belongs to a concept goes with it. */
const conceptId = () =>
  uuid("concept_id")
    .notNull()
    .references(() => concepts.id, { onDelete: "cascade" });

/** One row for each section of a concept's report: its state, and which revision of its content stands. */
export const reportSections = pgTable(
  "report_sections",
  {
    accountId: uuid("account_id").notNull(),
    conceptId: conceptId(),
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
    /** Its gaps, and what a person should look at in it. */
    notes: jsonb().$type<SectionNote[]>().notNull().default([]),
    origin: text({ enum: ["model", "draft", "user"] }),
    /** Hash of what the section was made from; compared with the present inputs to tell an outdated section. */
    fingerprint: text(),
    /** The revision that stands; 0 until the section has been written once. */
    revision: integer().notNull().default(0),
    /** Hash of what it says, as its revision has it: what is written from the section is compared with it. */
    contentHash: text("content_hash"),
    /**
     * US dollars a year that a financial projection expects, 0 without content; null where nobody has chosen a number of it
     * (`counted_opportunity`), and for other sections.
     */
    opportunity: doublePrecision(),
    /** What people have taken back of what it rests on: with any, it is outdated. */
    withdrawn: jsonb().$type<Withdrawn[]>().notNull().default([]),
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
    conceptId: conceptId(),
    requestedBy: uuid("requested_by").notNull(),
    sections: text().array().$type<ReportSection[]>().notNull(),
    status: text({ enum: ["running", "complete", "error", "cancelled"] })
      .notNull()
      .default("running"),
    /** Those of them whose gaps alone are asked for: the rest is taken from the answers that were kept. */
    filling: text().array().$type<ReportSection[]>().notNull().default([]),
    /** The only gap that is asked for; null for all. */
    part: text(),
    /** Whether it goes on with the sections that its own results outdate; `sections` gets them then. */
    follows: boolean().notNull().default(false),
    /** The forms that the concept takes once its overview has been written. */
    forms: jsonb().$type<Partial<FeatureVersions>>(),
    startedAt: moment("started_at").notNull(),
    endedAt: moment("ended_at"),
    /** US dollars for calls since it began whose usage rows are summed up by now: it is the last run that looked anything up. */
    earlierUsd: doublePrecision("earlier_usd").notNull().default(0),
    /** The price of one of them was not known. */
    earlierUnpriced: boolean("earlier_unpriced").notNull().default(false),
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
    /** What a person should look at in it. */
    notes: jsonb().$type<TaskNote[]>().notNull().default([]),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("task_answers_run").on(table.runId),
    // The answers of a section are found by the beginning of their keys, in any collation.
    index("task_answers_section").on(table.key.op("text_pattern_ops")),
  ],
);

/** A section's content as it was from one change to the next. Never changed. */
export const sectionRevisions = pgTable(
  "section_revisions",
  {
    accountId: uuid("account_id").notNull(),
    conceptId: conceptId(),
    section: text().$type<ReportSection>().notNull(),
    /** Counts the section's changes upwards from 1. */
    revision: integer().notNull(),
    content: jsonb().notNull(),
    contentHash: text("content_hash").notNull(),
    /** What persons did to it (see revisions/section-change.ts). */
    marks: jsonb().$type<PersonalMarks>().notNull(),
    /** What was changed, with the values before. */
    changes: jsonb().$type<RecordedChange[]>().notNull(),
    /** The person who changed it, or the run. */
    userId: uuid("user_id"),
    /** The AI has proposed it, and that person has taken it. */
    withAi: boolean("with_ai").notNull().default(false),
    runId: uuid("run_id"),
    /** Who made it where it was made, as the bundle says with which it came from another installation. */
    toldBy: text("told_by"),
    /** The revision whose changes these take back. */
    undoes: integer(),
    /** The revision that it brings back as it was, with all that was done between them taken back. */
    bringsBack: integer("brings_back"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conceptId, table.section, table.revision] }),
    // A market scan and a financial projection are asked for by their own uuid, too.
    index("section_revisions_uuid").on(sql`(${table.content} ->> 'uuid')`).where(sql`${table.section} = 'marketScan'`),
    index("section_revisions_projection_uuid")
      .on(sql`(${table.content} ->> 'uuid')`)
      .where(sql`${table.section} = 'financialProjection'`),
  ],
);

/** Where each thing in a report is found: a trend, a job, an assumption. It keeps its id as long as it is the same to a person. */
export const reportItems = pgTable(
  "report_items",
  {
    id: uuid().primaryKey(),
    accountId: uuid("account_id").notNull(),
    conceptId: conceptId(),
    section: text().$type<ReportSection>().notNull(),
    kind: text().notNull(),
    /** The last revision that holds it; null while it stands. */
    lastRevision: integer("last_revision"),
  },
  (table) => [index("report_items_concept").on(table.conceptId, table.section)],
);

/** Who is where in a report, by what each person said last. */
export const reportPresence = pgTable(
  "report_presence",
  {
    accountId: uuid("account_id").notNull(),
    conceptId: conceptId(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id),
    section: text().$type<ReportSection>().notNull(),
    /** What the person edits, as the screen names it. */
    field: text(),
    at: moment("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.conceptId, table.userId] }), index("report_presence_at").on(table.at)],
);

/** Which sections rest on which sources as they stand. */
export const citedSources = pgTable(
  "cited_sources",
  {
    accountId: uuid("account_id").notNull(),
    conceptId: conceptId(),
    section: text().$type<ReportSection>().notNull(),
    source: uuid().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conceptId, table.section, table.source] }),
    index("cited_sources_source").on(table.accountId, table.source),
  ],
);

/** Statements that people marked as wrong: not written again. */
export const wrongClaims = pgTable(
  "wrong_claims",
  {
    id: uuid().primaryKey(),
    accountId: uuid("account_id").notNull(),
    conceptId: conceptId(),
    section: text().$type<ReportSection>().notNull(),
    item: uuid().notNull(),
    field: text().notNull().default(""),
    claim: text().notNull(),
    reason: text().notNull(),
    markedBy: uuid("marked_by").notNull(),
    markedAt: moment("marked_at").notNull(),
  },
  (table) => [index("wrong_claims_concept").on(table.conceptId, table.section)],
);

/** What will be asked for a concept's report. */
export const researchPlans = pgTable(
  "research_plans",
  {
    conceptId: uuid("concept_id")
      .primaryKey()
      .references(() => concepts.id, { onDelete: "cascade" }),
    accountId: uuid("account_id").notNull(),
    wishes: text().notNull().default(""),
    questions: jsonb().$type<ResearchQuestion[]>().notNull(),
    /** What the questions were made from, or last looked at by a person with: a hash of the concept's words and the wishes. Null where nobody knows. */
    madeFrom: text("made_from"),
    changedBy: uuid("changed_by"),
    changedAt: moment("changed_at"),
  },
  (table) => [index("research_plans_account").on(table.accountId)],
);

/** Questions and pages of the last run that researched a section. */
export const researchReads = pgTable(
  "research_reads",
  {
    id: uuid().primaryKey(),
    accountId: uuid("account_id").notNull(),
    conceptId: conceptId(),
    runId: uuid("run_id").notNull(),
    section: text().$type<ReportSection>().notNull(),
    question: uuid().notNull(),
    url: text().notNull(),
    title: text().notNull(),
    publisher: text().notNull().default(""),
    publishedDate: text("published_date"),
    state: text().$type<ResearchedPage["state"]>().notNull(),
    reason: text().$type<ResearchedPage["reason"]>(),
    sentence: text().notNull().default(""),
    passages: integer().notNull().default(0),
    quoted: integer().notNull().default(0),
    source: uuid(),
    at: moment("at").notNull(),
  },
  (table) => [index("research_reads_concept").on(table.conceptId, table.at)],
);

/** How far the research of a section has come in its last run. */
export const researchProgress = pgTable(
  "research_progress",
  {
    accountId: uuid("account_id").notNull(),
    conceptId: conceptId(),
    section: text().$type<ReportSection>().notNull(),
    runId: uuid("run_id").notNull(),
    questions: integer().notNull(),
    asked: integer().notNull().default(0),
    searches: integer().notNull().default(0),
    /** Those whose answer was kept from before, which nobody had to be asked for. */
    keptSearches: integer("kept_searches").notNull().default(0),
    current: uuid(),
    /** US dollars for searches; null when the price is not known. */
    usd: doublePrecision(),
    /** A sentence when it ended early. */
    ended: text(),
    isDone: boolean("is_done").notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.conceptId, table.section] })],
);
