import { and, eq, getTableColumns, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Transaction } from "../../platform/database/database.ts";
import { trashRows } from "../../platform/trash/tables.ts";
import { users } from "../access/tables.ts";
import { viewsVersion } from "./exports/concept-failures.ts";
import { conceptIs } from "./exports/concept-is.ts";
import { viewerIs } from "./exports/viewed-version.ts";
import { conceptNumbers, concepts, conceptVersions, conceptViews, versionPreviews } from "./tables.ts";

export type ConceptRow = typeof concepts.$inferSelect;
export interface ConceptWithPeople {
  concept: ConceptRow;
  createdBy: { firstName: string; lastName: string };
  lastModifiedBy: { firstName: string; lastName: string };
  seenAt: Date | null;
  /** The version that the person looks at, as which the concept is given then. */
  viewedVersion?: string | undefined;
  /** That version, or else the newest one; null where none was saved. */
  version?: KnownVersion | null | undefined;
}

/** `createdAt` in seconds since 1970. */
export interface KnownVersion {
  uuid: string;
  versionNumber: number;
  createdAt: number;
}

// The newest one, where the person looks at none.
const knownVersion = sql<KnownVersion | null>`(select json_build_object('uuid', known.id, 'versionNumber', known.number,
    'createdAt', floor(extract(epoch from known.created_at))::bigint)
  from ${conceptVersions} known where known.concept_id = ${concepts.id}
    and known.id = coalesce(${versionPreviews.versionId}, known.id)
  order by known.number desc limit 1)`;

const creators = alias(users, "creators");
const editors = alias(users, "editors");

/** Concepts with the names of their people and when the person `userId` saw them. */
const withPeople = (transaction: Transaction, userId: string) =>
  transaction
    .select({
      concept: concepts,
      createdBy: { firstName: creators.firstName, lastName: creators.lastName },
      lastModifiedBy: { firstName: editors.firstName, lastName: editors.lastName },
      seenAt: conceptViews.seenAt,
      version: knownVersion,
      viewed: { id: conceptVersions.id, words: conceptVersions.words, forms: conceptVersions.forms },
    })
    .from(concepts)
    .innerJoin(creators, eq(creators.id, concepts.createdBy))
    .innerJoin(editors, eq(editors.id, concepts.updatedBy))
    .leftJoin(conceptViews, and(eq(conceptViews.conceptId, concepts.id), eq(conceptViews.userId, userId)))
    .leftJoin(versionPreviews, and(eq(versionPreviews.conceptId, concepts.id), viewerIs(versionPreviews.userId)))
    .leftJoin(conceptVersions, eq(conceptVersions.id, versionPreviews.versionId))
    .$dynamic();

/** The concept of that uuid or identifier, as the version that its reader looks at; undefined when there is none in the transaction's company. */
export async function findConcept(
  transaction: Transaction,
  reference: string,
  userId: string,
): Promise<ConceptWithPeople | undefined> {
  const condition = conceptIs(reference);
  if (!condition) return undefined;
  const [row] = await withPeople(transaction, userId).where(condition).limit(1);
  if (!row?.viewed) return row;
  const { viewed, concept, ...people } = row;
  return {
    ...people,
    concept: { ...concept, ...viewed.words, featureVersions: viewed.forms },
    viewedVersion: viewed.id,
  };
}

/** What stands of it, held until the transaction ends: a second change waits. Throws `conflict` for whoever looks at an earlier version. */
export async function findConceptToChange(
  transaction: Transaction,
  reference: string,
  userId: string,
): Promise<ConceptWithPeople | undefined> {
  const condition = conceptIs(reference);
  if (!condition) return undefined;
  const [row] = await withPeople(transaction, userId).where(condition).limit(1).for("update", { of: concepts });
  if (row?.viewed) throw viewsVersion();
  return row;
}

/** Inserts a concept under the company's next number, which no concept has had before. */
export async function insertConcept(
  transaction: Transaction,
  row: Omit<typeof concepts.$inferInsert, "number">,
): Promise<ConceptRow> {
  const [inserted] = await transaction
    .insert(concepts)
    .values({ ...row, number: await takeNumber(transaction, row.accountId) })
    .returning();
  if (!inserted) throw new Error("the concept was not inserted");
  return inserted;
}

// Companies that are older than their counter begin after their highest number.
async function takeNumber(transaction: Transaction, accountId: string): Promise<number> {
  const highest = sql`(select coalesce(max(${concepts.number}), 0) from ${concepts})`;
  const [counted] = await transaction
    .insert(conceptNumbers)
    .values({ accountId, last: sql`${highest} + 1` })
    .onConflictDoUpdate({ target: conceptNumbers.accountId, set: { last: sql`${conceptNumbers.last} + 1` } })
    .returning({ last: conceptNumbers.last });
  if (!counted) throw new Error("no number was counted");
  return counted.last;
}

/** Changes a concept that was read, by the person `userId`, who has seen it as of then. Gives it as it is afterwards. */
export async function changeFoundConcept(
  transaction: Transaction,
  { concept, createdBy, version }: ConceptWithPeople,
  { userId, ...change }: Partial<typeof concepts.$inferInsert> & { userId: string; updatedAt: Date },
): Promise<ConceptWithPeople> {
  const seenAt = change.updatedAt;
  const seen = transaction
    .$with("seen")
    .as(markingSeen(transaction, { accountId: concept.accountId, conceptId: concept.id, userId, seenAt }));
  const [changed] = await transaction
    .with(seen)
    .update(concepts)
    .set({ ...change, updatedBy: userId })
    .from(editors)
    .where(and(eq(concepts.id, concept.id), eq(editors.id, userId)))
    .returning({
      concept: getTableColumns(concepts),
      lastModifiedBy: { firstName: editors.firstName, lastName: editors.lastName },
    });
  if (!changed) throw new Error("the concept was not changed");
  return { ...changed, createdBy, seenAt, version };
}

export async function removeConcept(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(concepts).where(eq(concepts.id, id));
}

/** The id of the deleted concept that had this number. */
export async function findDeletedConcept(transaction: Transaction, number: number): Promise<string | undefined> {
  const [found] = await transaction
    .select({ id: trashRows.trashId })
    .from(trashRows)
    .where(and(eq(trashRows.relation, "concepts"), sql`(${trashRows.row} ->> 'number')::int = ${number}`));
  return found?.id;
}

interface View {
  accountId: string;
  conceptId: string;
  userId: string;
  seenAt: Date;
}

export async function markSeen(transaction: Transaction, view: View): Promise<void> {
  await markingSeen(transaction, view);
}

const markingSeen = (transaction: Transaction, view: View) =>
  transaction
    .insert(conceptViews)
    .values(view)
    .onConflictDoUpdate({ target: [conceptViews.conceptId, conceptViews.userId], set: { seenAt: view.seenAt } });
