import type { sourceCategories } from "@seedbed/contract/report/vocabulary";
import { date, index, jsonb, pgTable, primaryKey, real, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import type { RefusalReason } from "../../platform/research/page-reader.ts";
import type { FoundPage } from "../../platform/research/search-provider.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What a company has read, as text: the copies that reports quote. A page that says something else later is another copy. */
export const keptPages = pgTable(
  "kept_pages",
  {
    /** The uuid of the source in reports. */
    id: uuid().primaryKey(),
    accountId: uuid("account_id").notNull(),
    /** Its address as it was asked for, without fragment; "upload:" and a uuid for a file. */
    address: text().notNull(),
    /** After redirects; null for a file. */
    url: text(),
    title: text().notNull(),
    publisher: text().notNull(),
    publishedDate: date("published_date"),
    language: text(),
    /** How it came here. */
    classification: text({ enum: ["web", "upload", "person"] }).notNull(),
    category: text().$type<(typeof sourceCategories)[number]>(),
    text: text().notNull(),
    /** SHA-256 of the text. */
    hash: text().notNull(),
    retrievedAt: moment("retrieved_at").notNull(),
    /** When it was last seen to say the same. */
    checkedAt: moment("checked_at").notNull(),
    /** Who added it; null for what research found. */
    addedBy: uuid("added_by"),
  },
  (table) => [
    unique("kept_pages_copy").on(table.accountId, table.address, table.hash),
    index("kept_pages_checked").on(table.accountId, table.address, table.checkedAt),
  ],
);

/** Passages and questions as vectors of a model, so that none is asked for twice. */
export const textVectors = pgTable(
  "text_vectors",
  {
    accountId: uuid("account_id").notNull(),
    model: text().notNull(),
    /** SHA-256 of the text. */
    hash: text().notNull(),
    vector: real().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.model, table.hash] })],
);

/** What searches have answered, so that the same is not asked twice. */
export const keptSearches = pgTable(
  "kept_searches",
  {
    accountId: uuid("account_id").notNull(),
    provider: text().notNull(),
    query: text().notNull(),
    language: text().notNull().default(""),
    results: jsonb().$type<FoundPage[]>().notNull(),
    searchedAt: moment("searched_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.provider, table.query, table.language] })],
);

/** Pages that were not read, and why; asked for again when the refusal is old. */
export const refusedPages = pgTable(
  "refused_pages",
  {
    accountId: uuid("account_id").notNull(),
    address: text().notNull(),
    reason: text().$type<RefusalReason>().notNull(),
    sentence: text().notNull(),
    refusedAt: moment("refused_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.address] })],
);

/** Pages that people rejected for their company, in all their copies: not fetched and not quoted again. */
export const rejectedPages = pgTable(
  "rejected_pages",
  {
    accountId: uuid("account_id").notNull(),
    address: text().notNull(),
    reason: text().notNull(),
    rejectedBy: uuid("rejected_by").notNull(),
    rejectedAt: moment("rejected_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.address] })],
);
