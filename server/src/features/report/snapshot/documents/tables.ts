import { index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { concepts, conceptVersions } from "../../../concepts/tables.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Documents of reports that people ordered; each goes with its file when its time is over. */
export const reportExports = pgTable(
  "report_exports",
  {
    id: uuid().primaryKey(),
    accountId: uuid("account_id").notNull(),
    conceptId: uuid("concept_id")
      .notNull()
      .references(() => concepts.id, { onDelete: "cascade" }),
    format: text({ enum: ["pdf", "docx", "pptx", "md", "bundle"] }).notNull(),
    /** The version that it shows; null for what stands. */
    versionId: uuid("version_id").references(() => conceptVersions.id, { onDelete: "cascade" }),
    status: text({ enum: ["waiting", "working", "done", "failed"] })
      .notNull()
      .default("waiting"),
    /** A sentence for the person when it failed. */
    error: text(),
    fileName: text("file_name"),
    bytes: integer(),
    orderedBy: uuid("ordered_by").notNull(),
    orderedAt: moment("ordered_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("report_exports_concept").on(table.conceptId, table.orderedAt),
    index("report_exports_expires").on(table.expiresAt),
  ],
);
