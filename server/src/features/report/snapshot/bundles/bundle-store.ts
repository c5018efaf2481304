import type { ReportSection } from "@seedbed/contract/concepts/schemas";
import { and, asc, eq, gt, inArray, like, or } from "drizzle-orm";
import type { Transaction } from "../../../../platform/database/database.ts";
import { modelUsage } from "../../../../platform/model/usage/tables.ts";
import { users } from "../../../access/tables.ts";
import { concepts } from "../../../concepts/tables.ts";
import { keptPages } from "../../../evidence/tables.ts";
import { reportItems, reportRuns, reportSections, sectionRevisions } from "../../tables.ts";

export const readConceptWords = async (transaction: Transaction, conceptId: string) =>
  (await transaction.select().from(concepts).where(eq(concepts.id, conceptId)))[0];

export const readSectionRows = (transaction: Transaction, conceptId: string) =>
  transaction.select().from(reportSections).where(eq(reportSections.conceptId, conceptId));

/** The next revisions of a section behind one, a few at a time, each with the name of who made it. */
export async function readRevisionsBehind(
  transaction: Transaction,
  { conceptId, section, revision }: { conceptId: string; section: ReportSection; revision: number },
) {
  return transaction
    .select({ row: sectionRevisions, firstName: users.firstName, lastName: users.lastName })
    .from(sectionRevisions)
    .leftJoin(users, eq(users.id, sectionRevisions.userId))
    .where(
      and(
        eq(sectionRevisions.conceptId, conceptId),
        eq(sectionRevisions.section, section),
        gt(sectionRevisions.revision, revision),
      ),
    )
    .orderBy(asc(sectionRevisions.revision))
    .limit(5);
}

export const readKeptPages = (transaction: Transaction, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : transaction
        .select()
        .from(keptPages)
        .where(inArray(keptPages.id, [...ids]))
        .orderBy(asc(keptPages.id));

/** What models were asked for this concept and its runs. */
export async function readUsage(transaction: Transaction, conceptId: string) {
  const runs = await transaction
    .select({ id: reportRuns.id })
    .from(reportRuns)
    .where(eq(reportRuns.conceptId, conceptId));
  const keys = [conceptId, ...runs.map(({ id }) => id)].map((id) => like(modelUsage.idempotencyKey, `${id}%`));
  return transaction
    .select()
    .from(modelUsage)
    .where(or(...keys))
    .orderBy(asc(modelUsage.createdAt), asc(modelUsage.id));
}

/** Which of these ids are taken, in whatever company. */
export async function findTaken(
  transaction: Transaction,
  { conceptId, items, sources }: { conceptId: string; items: readonly string[]; sources: readonly string[] },
): Promise<ReadonlySet<string>> {
  const [first] = await transaction.select({ id: concepts.id }).from(concepts).where(eq(concepts.id, conceptId));
  const taken = new Set(first ? [first.id] : []);
  for (const ids of batches(items)) {
    const rows = await transaction.select({ id: reportItems.id }).from(reportItems).where(inArray(reportItems.id, ids));
    for (const { id } of rows) taken.add(id);
  }
  for (const ids of batches(sources)) {
    const rows = await transaction.select({ id: keptPages.id }).from(keptPages).where(inArray(keptPages.id, ids));
    for (const { id } of rows) taken.add(id);
  }
  return taken;
}

/** Which of these sources the transaction's company keeps already, by their ids in the bundle: the same words of the same page. */
export async function findKept(
  transaction: Transaction,
  sources: readonly { uuid: string; address: string; sha256: string }[],
): Promise<ReadonlyMap<string, string>> {
  const kept = new Map<string, string>();
  for (const hashes of batches(sources.map(({ sha256 }) => sha256))) {
    const rows = await transaction
      .select({ id: keptPages.id, address: keptPages.address, hash: keptPages.hash })
      .from(keptPages)
      .where(inArray(keptPages.hash, hashes));
    for (const { uuid, address, sha256 } of sources) {
      const known = rows.find((row) => row.address === address && row.hash === sha256);
      if (known) kept.set(uuid, known.id);
    }
  }
  return kept;
}

function batches(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / 1_000) }, (_, index) =>
    ids.slice(index * 1_000, (index + 1) * 1_000),
  );
}
