import type { FoundSignal, GuideQuestion, Replaced, TranscriptLine } from "@seedbed/contract/report/interviews/schemas";
import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { concepts } from "../../concepts/tables.ts";

/** Real interviews: their transcripts without the names of people, and what was found in them. */
export const interviews = pgTable(
  "interviews",
  {
    id: uuid().primaryKey(),
    accountId: uuid("account_id").notNull(),
    conceptId: uuid("concept_id")
      .notNull()
      .references(() => concepts.id, { onDelete: "cascade" }),
    /** The customer profile, a thing in the report. */
    profileId: uuid("profile_id").notNull(),
    title: text().notNull(),
    /** Null for a pasted one. */
    fileName: text("file_name"),
    transcript: jsonb().$type<TranscriptLine[]>().notNull(),
    words: integer().notNull(),
    lines: integer().notNull(),
    replaced: jsonb().$type<Replaced>().notNull(),
    /** As many lines were read for signals. */
    readLines: integer("read_lines").notNull().default(0),
    /** How often the reading was begun anew. */
    attempt: integer().notNull().default(0),
    /** Why it stopped, for the person; null while it goes on, and when all is read. */
    stopped: text(),
    found: jsonb().$type<FoundSignal[]>().notNull().default([]),
    addedBy: uuid("added_by").notNull(),
    addedAt: timestamp("added_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("interviews_profile").on(table.profileId),
    index("interviews_concept").on(table.conceptId),
    // What is to be gone on with is looked for all the time, among all that was ever read.
    index("interviews_unread")
      .on(table.id)
      .where(sql`${table.readLines} < ${table.lines} and ${table.stopped} is null`),
  ],
);

/** What to ask in a real interview, one for each customer profile. */
export const interviewGuides = pgTable(
  "interview_guides",
  {
    profileId: uuid("profile_id").primaryKey(),
    accountId: uuid("account_id").notNull(),
    conceptId: uuid("concept_id")
      .notNull()
      .references(() => concepts.id, { onDelete: "cascade" }),
    /** Counts its changes upwards from 1. */
    revision: integer().notNull(),
    questions: jsonb().$type<GuideQuestion[]>().notNull(),
    changedAt: timestamp("changed_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("interview_guides_concept").on(table.conceptId)],
);
