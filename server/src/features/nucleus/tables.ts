import type { CompanySize, ReportLanguage } from "@seedbed/contract/nucleus/vocabulary";
import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { accounts } from "../access/tables.ts";

/** What companies have said of themselves so that texts fit them; no row for one that has said nothing yet. */
export const companyFacts = pgTable("company_facts", {
  accountId: uuid("account_id")
    .primaryKey()
    .references(() => accounts.id),
  /** ISO 4217 code. */
  currency: text(),
  region: text().notNull(),
  size: text().$type<CompanySize>(),
  /** BCP 47 tag; null for the language of the idea. */
  reportLanguage: text("report_language").$type<ReportLanguage>(),
});
