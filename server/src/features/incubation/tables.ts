import type {
  AnswerDetails,
  FieldType,
  Opportunity,
  PartsRestOn,
  Question,
  SeedType,
} from "@seedbed/contract/incubation/schemas";
import { sql } from "drizzle-orm";
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { accounts, users } from "../access/tables.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Questionnaires by type and version. A published seed keeps the version it was answered by. */
export const questionnaires = pgTable(
  "questionnaires",
  {
    type: text().$type<SeedType>().notNull(),
    version: integer().notNull(),
    questions: jsonb().$type<Record<string, Question>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.type, table.version] })],
);

export const seeds = pgTable("seeds", {
  id: uuid().primaryKey(),
  accountId: uuid("account_id")
    .notNull()
    .references(() => accounts.id),
  type: text().$type<SeedType>().notNull(),
  questionnaireVersion: integer("questionnaire_version").notNull(),
  status: text({ enum: ["draft", "published", "archived"] })
    .notNull()
    .default("draft"),
  isCloned: boolean("is_cloned").notNull().default(false),
  createdBy: uuid("created_by")
    .notNull()
    .references(() => users.id),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
  /** The running or last generation of concepts. */
  generationId: uuid("generation_id"),
  generationStatus: text("generation_status", { enum: ["idle", "running", "failed"] })
    .notNull()
    .default("idle"),
  generationMessage: text("generation_message"),
  generationInstructions: text("generation_instructions").notNull().default(""),
});

/**
 * What a seed is found by, the words of its type and its answers, with what lists are filtered and sorted by. Triggers keep it; the indexes of lists of seeds are in
 * migration 0009.
 */
export const seedWords = pgTable("seed_words", {
  seedId: uuid("seed_id")
    .primaryKey()
    .references(() => seeds.id, { onDelete: "cascade" }),
  accountId: uuid("account_id").notNull(),
  createdBy: uuid("created_by").notNull(),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
  status: text({ enum: ["draft", "published", "archived"] }).notNull(),
  type: text().$type<SeedType>().notNull(),
  words: customType<{ data: string }>({ dataType: () => "tsvector" })()
    .notNull()
    .default(sql`''`),
});

export const seedAnswers = pgTable(
  "seed_answers",
  {
    id: uuid().primaryKey(),
    accountId: uuid("account_id").notNull(),
    seedId: uuid("seed_id")
      .notNull()
      .references(() => seeds.id, { onDelete: "cascade" }),
    questionId: text("question_id").notNull(),
    questionOrder: numeric("question_order", { mode: "number" }).notNull(),
    fieldType: text("field_type").$type<FieldType>().notNull(),
    answer: text().array().notNull(),
    details: jsonb().$type<AnswerDetails>().notNull(),
    updatedAt: moment("updated_at").notNull(),
    /** Null for answers from before this was kept. */
    updatedBy: uuid("updated_by").references(() => users.id),
  },
  (table) => [unique("seed_answers_question").on(table.seedId, table.questionId)],
);

/** Questions a model asks back: of the whole seed, or of one generated concept. */
export const clarifyingQuestions = pgTable(
  "clarifying_questions",
  {
    id: uuid().primaryKey(),
    accountId: uuid("account_id").notNull(),
    seedId: uuid("seed_id")
      .notNull()
      .references(() => seeds.id, { onDelete: "cascade" }),
    generatedConceptId: uuid("generated_concept_id").references(() => generatedConcepts.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    title: text().notNull(),
    icon: text().notNull(),
    question: text().notNull(),
    answer: text().array().notNull(),
    details: jsonb().$type<AnswerDetails>().notNull(),
    origin: text({ enum: ["model", "draft", "user"] }).notNull(),
    /** When and by whom the answer was given last; null before the first. */
    answeredAt: moment("answered_at"),
    answeredBy: uuid("answered_by").references(() => users.id),
  },
  (table) => [index("clarifying_questions_seed").on(table.seedId)],
);

/** Concepts written from a seed and not yet, or already, saved to the bank. */
export const generatedConcepts = pgTable(
  "generated_concepts",
  {
    id: uuid().primaryKey(),
    accountId: uuid("account_id").notNull(),
    seedId: uuid("seed_id")
      .notNull()
      .references(() => seeds.id, { onDelete: "cascade" }),
    generationId: uuid("generation_id").notNull(),
    generationOrder: integer("generation_order").notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    overview: text().notNull(),
    problemStatement: text("problem_statement").notNull(),
    valueProposition: text("value_proposition").notNull(),
    differentiators: jsonb().$type<{ order: number; description: string }[]>().notNull(),
    rightsToWin: jsonb("rights_to_win").$type<{ order: number; description: string }[]>().notNull(),
    restsOn: jsonb("rests_on").$type<PartsRestOn>().notNull(),
    /** Null for concepts of an expanded idea, and for those from before it was asked for. */
    opportunity: jsonb().$type<Opportunity>(),
    origin: text({ enum: ["model", "draft", "user"] }).notNull(),
    /** The concept in the bank, once saved. */
    conceptId: uuid("concept_id"),
    isGenerating: boolean("is_generating").notNull().default(false),
  },
  (table) => [index("generated_concepts_seed").on(table.seedId, table.generationOrder)],
);
