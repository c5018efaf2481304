import { createHash } from "node:crypto";
import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { asc, sql } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { canonicalJson } from "../../../platform/json/canonical-json.ts";
import { taskAnswers } from "../tables.ts";

/** A section of a concept's report. */
export interface AnsweredSection {
  conceptId: string;
  section: ReportSection;
}

/** What a task is asked in a section. */
export interface AskedTask {
  task: { name: string; version: number };
  taskInput: unknown;
  part: string;
}

/** Kept answers of a section's tasks by key, the newest last. */
export type KeptAnswers = ReadonlyMap<string, Pick<typeof taskAnswers.$inferSelect, "output" | "origin" | "notes">>;
export type KeptAnswer = KeptAnswers extends ReadonlyMap<string, infer Answer> ? Answer : never;

/** The key of an answer: concept, section, task with its version, part, and a hash of the input that no order of properties changes. */
export function answerKey(section: AnsweredSection, { task, taskInput, part }: AskedTask): string {
  const hash = createHash("sha256").update(canonicalJson(taskInput)).digest("hex").slice(0, 24);
  return `${beginOf(section)}${task.name}@${task.version}:${part}:${hash}`;
}

/** The newest answer to this task and part, whatever it was asked about. */
export function answerToPart(
  kept: KeptAnswers,
  section: AnsweredSection,
  { task, part }: Pick<AskedTask, "task" | "part">,
): KeptAnswer | undefined {
  const wanted = `${beginOf(section)}${task.name}:${part}`;
  return [...kept].findLast(([key]) => key.replace(/@\d+(:.*):\w+$/, "$1") === wanted)?.[1];
}

export async function findTaskAnswers(transaction: Transaction, section: AnsweredSection): Promise<KeptAnswers> {
  const rows = await transaction.select().from(taskAnswers).where(isOf(section)).orderBy(asc(taskAnswers.createdAt));
  return new Map(rows.map(({ key, output, origin, notes }) => [key, { output, origin, notes }]));
}

export async function hasTaskAnswers(transaction: Transaction, section: AnsweredSection): Promise<boolean> {
  const rows = await transaction.select({ key: taskAnswers.key }).from(taskAnswers).where(isOf(section)).limit(1);
  return rows.length > 0;
}

/** The statement that keeps an answer; one that is there stays. */
export const keepTaskAnswer = (transaction: Transaction, answer: typeof taskAnswers.$inferInsert) =>
  transaction.insert(taskAnswers).values(answer).onConflictDoNothing();

/** Forgets the kept answers of a section that has no gap, or will be written anew. */
export async function forgetTaskAnswers(transaction: Transaction, section: AnsweredSection): Promise<void> {
  await transaction.delete(taskAnswers).where(isOf(section));
}

const beginOf = ({ conceptId, section }: AnsweredSection) => `${conceptId}:${section}:`;

const isOf = (section: AnsweredSection) => sql`${taskAnswers.key} like ${`${beginOf(section)}%`}`;
