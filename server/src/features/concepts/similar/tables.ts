import { sql } from "drizzle-orm";
import { bigint, index, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "../../access/tables.ts";

/**
 * What a concept or a seed says, in one place: title and summary of a concept, the first two answers in words of a seed. Kept by
 * triggers on `concepts`, `seeds` and `seed_answers`, so that no writer can forget it.
 */
export const ideaTexts = pgTable(
  "idea_texts",
  {
    ideaId: uuid("idea_id").primaryKey(),
    accountId: uuid("account_id").notNull(),
    kind: text().$type<"concept" | "seed">().notNull(),
    title: text().notNull(),
    /** The title and what follows it, at most 1,000 characters. */
    words: text().notNull(),
    /** The seed itself, or the seed a concept came from: what came of one seed belongs together. */
    seedId: uuid("seed_id"),
    /** The distinct words without their endings and without those that say nothing. */
    stems: text().array().notNull().generatedAlwaysAs(sql`idea_stems(words)`),
    /** What ideas that resemble each other have in common, and few others have: the index finds ideas by them. */
    keys: bigint({ mode: "number" }).array().notNull().generatedAlwaysAs(sql`idea_keys(account_id, title, words)`),
  },
  (table) => [index("idea_texts_keys").using("gin", table.keys)],
);

/** Pairs of ideas of which somebody said that they are not the same; the lower id stands first. */
export const ideaDistinctions = pgTable(
  "idea_distinctions",
  {
    accountId: uuid("account_id").notNull(),
    firstId: uuid("first_id")
      .notNull()
      .references(() => ideaTexts.ideaId, { onDelete: "cascade" }),
    secondId: uuid("second_id")
      .notNull()
      .references(() => ideaTexts.ideaId, { onDelete: "cascade" }),
    decidedBy: uuid("decided_by")
      .notNull()
      .references(() => users.id),
    decidedAt: timestamp("decided_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.firstId, table.secondId] }),
    index("idea_distinctions_second").on(table.secondId),
  ],
);
