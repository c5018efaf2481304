import { sql } from "drizzle-orm";
import { bigint, bit, doublePrecision, index, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
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
    /** A bit for each of the words: how many bits two ideas share tells about how many words they share. */
    marks: bit({ dimensions: 256 }).notNull().generatedAlwaysAs(sql`idea_marks(words)`),
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

/** Ideas whose words are not yet compared with those of the others, put here by a trigger on `idea_texts`. */
export const ideasToCompare = pgTable(
  "ideas_to_compare",
  {
    ideaId: uuid("idea_id")
      .primaryKey()
      .references(() => ideaTexts.ideaId, { onDelete: "cascade" }),
    accountId: uuid("account_id").notNull(),
    /** Null for what was there before ideas were compared ahead: it waits behind all others. */
    changedAt: timestamp("changed_at", { withTimezone: true }),
  },
  (table) => [index("ideas_to_compare_next").on(table.accountId, table.changedAt)],
);

/** Two ideas that resemble each other, once for each of them. */
export const ideaNeighbours = pgTable(
  "idea_neighbours",
  {
    accountId: uuid("account_id").notNull(),
    ideaId: uuid("idea_id")
      .notNull()
      .references(() => ideaTexts.ideaId, { onDelete: "cascade" }),
    /** Maybe of an idea that is gone: two that resemble each other can be deleted at once, neither waiting for the other. */
    otherId: uuid("other_id").notNull(),
    similarity: doublePrecision().notNull(),
    /** Words both use, as the idea writes them. */
    sharedWords: text("shared_words").array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ideaId, table.otherId] }), index("idea_neighbours_other").on(table.otherId)],
);
