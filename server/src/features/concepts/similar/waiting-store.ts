import { sql } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { candidatesMost } from "./neighbour-store.ts";

/** An idea that waits to be compared, and since when, by which a later change of it is told; null: since before anything was compared ahead. */
export interface WaitingIdea {
  ideaId: string;
  changedAt: string | null;
}

/** What of these ideas has been noted as waiting. */
export async function findWaiting(transaction: Transaction, ideaIds: string[]): Promise<WaitingIdea[]> {
  const { rows } = await transaction.execute<WaitingIdea & Record<string, unknown>>(sql`
    select idea_id as "ideaId", changed_at::text as "changedAt" from ideas_to_compare where idea_id = any(${sql.param(ideaIds)}::uuid[])`);
  return rows;
}

/**
 * Which of these ideas, and of the ones that changed last, wait to be compared, `most` of the latter at most. One that resembled more ideas than
 * are looked for waits, too, when any of them is gone: others may take its place.
 */
export async function findWaitingFor(transaction: Transaction, ideaIds: string[], most: number): Promise<string[]> {
  const { rows } = await transaction.execute<{ id: string }>(sql`
    select idea_id as id from ideas_to_compare where idea_id = any(${sql.param(ideaIds)}::uuid[])
    union
    select asked.id from unnest(${sql.param(ideaIds)}::uuid[]) asked(id)
    where (select count(*) from idea_neighbours kept where kept.idea_id = asked.id) >= ${candidatesMost}
      and exists (
        select from idea_neighbours kept where kept.idea_id = asked.id
          and not exists (select from idea_texts other where other.idea_id = kept.other_id)
      )
    union
    (select idea_id from ideas_to_compare where changed_at is not null order by changed_at desc limit ${most})`);
  return rows.map(({ id }) => id);
}

/** Of all companies, those that changed last first. */
export async function findNextWaiting(
  transaction: Transaction,
  most: number,
): Promise<{ ideaId: string; accountId: string }[]> {
  const { rows } = await transaction.execute<{ ideaId: string; accountId: string }>(sql`
    select idea_id as "ideaId", account_id as "accountId" from ideas_to_compare order by changed_at desc nulls last limit ${most}`);
  return rows;
}

/** What resembles more ideas than are looked for, these among them, is compared again when it is asked about: it may lose one of these. */
export async function letFullListsWait(transaction: Transaction, ideaIds: string[]): Promise<void> {
  const ids = sql.param(ideaIds);
  await transaction.execute(sql`
    insert into ideas_to_compare (idea_id, account_id)
    select idea.idea_id, idea.account_id from idea_texts idea
    where idea.idea_id in (select idea_id from idea_neighbours where other_id = any(${ids}::uuid[])) and idea.idea_id <> all(${ids}::uuid[])
      and (select count(*) from idea_neighbours kept where kept.idea_id = idea.idea_id) >= ${candidatesMost}
    for key share skip locked
    on conflict do nothing`);
}

/** These have been compared. What somebody changes at the moment, or has changed meanwhile, waits on. */
export async function removeWaiting(transaction: Transaction, compared: WaitingIdea[]): Promise<void> {
  await transaction.execute(sql`
    delete from ideas_to_compare where ctid = any(array(
      select waiting.ctid from ideas_to_compare waiting
      join jsonb_to_recordset(${JSON.stringify(compared)}::jsonb) as compared("ideaId" uuid, "changedAt" timestamptz)
        on compared."ideaId" = waiting.idea_id and compared."changedAt" is not distinct from waiting.changed_at
      for update of waiting skip locked))`);
}
