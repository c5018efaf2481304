import type { ReportSection, SectionNote } from "@seedbed/contract/concepts/schemas";
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { conceptVersions } from "../../concepts/tables.ts";
import type { Withdrawn } from "./withdrawn.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Which revision of each section a version of the concept holds, with what was known of the section then. Never changed. */
export const versionSections = pgTable(
  "version_sections",
  {
    accountId: uuid("account_id").notNull(),
    versionId: uuid("version_id")
      .notNull()
      .references(() => conceptVersions.id, { onDelete: "cascade" }),
    conceptId: uuid("concept_id").notNull(),
    section: text().$type<ReportSection>().notNull(),
    revision: integer().notNull(),
    contentHash: text("content_hash"),
    startedAt: moment("started_at"),
    completedAt: moment("completed_at"),
    notes: jsonb().$type<SectionNote[]>().notNull(),
    origin: text({ enum: ["model", "draft", "user"] }),
    fingerprint: text(),
    withdrawn: jsonb().$type<Withdrawn[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.versionId, table.section] }),
    index("version_sections_revision").on(table.conceptId, table.section, table.revision),
  ],
);
