import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import type { PersonalChange } from "@seedbed/contract/report/editing/schemas";
import type { ProposalState, ProposedLine } from "@seedbed/contract/report/proposals/schemas";
import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "../../access/tables.ts";
import { concepts } from "../../concepts/tables.ts";

/** Changes of a section that wait for a person, and those that a person has decided on. */
export const changeProposals = pgTable(
  "change_proposals",
  {
    id: uuid().primaryKey(),
    accountId: uuid("account_id").notNull(),
    conceptId: uuid("concept_id")
      .notNull()
      .references(() => concepts.id, { onDelete: "cascade" }),
    section: text().$type<ReportSection>().notNull(),
    changes: jsonb().$type<PersonalChange[]>().notNull(),
    /** What it changes, in words, as it was when it was proposed. */
    lines: jsonb().$type<ProposedLine[]>().notNull(),
    reason: text().notNull(),
    proposedBy: uuid("proposed_by")
      .notNull()
      .references(() => users.id),
    /** Name of the access token that it came with; null for a person who proposed it without one. The token itself may be gone. */
    tokenName: text("token_name"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    state: text().$type<ProposalState>().notNull().default("open"),
    decidedBy: uuid("decided_by").references(() => users.id),
    decidedAt: timestamp("decided_at", { withTimezone: true }),
    /** The revision of the section that it became. */
    revision: integer(),
  },
  (table) => [
    index("change_proposals_concept").on(table.conceptId, table.createdAt),
    index("change_proposals_open").on(table.conceptId).where(sql`${table.state} = 'open'`),
  ],
);
