import { and, eq, inArray, sql } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { ideaDistinctions, ideaTexts } from "./tables.ts";

/** Two ideas of the transaction's company that resemble each other, as the first of them is asked about. */
export interface Resemblance {
  ideaId: string;
  uuid: string;
  kind: "concept" | "seed";
  title: string;
  status: string;
  similarity: number;
  /** As the asked idea writes them. */
  sharedWords: string[];
}

const resemblancesMost = 5;

/**
 * What is kept of the ideas that resemble each of these ones, the nearest first, at most five each. Left out: pairs that somebody called
 * distinct, and ideas that have changed since they were compared. Ids of other companies find nothing.
 */
export async function findResemblances(transaction: Transaction, ideaIds: string[]): Promise<Resemblance[]> {
  if (ideaIds.length === 0) return [];
  const { rows } = await transaction.execute<Resemblance & Record<string, unknown>>(sql`
    select asked.id as "ideaId", near.other_id as uuid, near.kind, near.title,
      coalesce(concepts.status, seeds.status) as status, near.similarity, near.shared_words as "sharedWords"
    from unnest(${sql.param(ideaIds)}::uuid[]) asked(id)
    cross join lateral (
      select kept.other_id, kept.similarity, kept.shared_words, shown.kind, shown.title
      from idea_neighbours kept join idea_texts shown on shown.idea_id = kept.other_id
      where kept.idea_id = asked.id
        and not exists (
          select from idea_distinctions pair
          where pair.first_id = least(kept.idea_id, kept.other_id) and pair.second_id = greatest(kept.idea_id, kept.other_id)
        )
        and not exists (select from ideas_to_compare changed where changed.idea_id = kept.other_id and changed.changed_at is not null)
      order by kept.similarity desc, kept.other_id limit ${resemblancesMost}
    ) near
    left join concepts on concepts.id = near.other_id
    left join seeds on seeds.id = near.other_id
    order by asked.id, near.similarity desc, near.other_id`);
  return rows;
}

/** Which of these ids are ideas of the transaction's company with words to compare. */
export async function findIdeas(
  transaction: Transaction,
  ids: string[],
): Promise<{ id: string; kind: "concept" | "seed" }[]> {
  if (ids.length === 0) return [];
  return transaction
    .select({ id: ideaTexts.ideaId, kind: ideaTexts.kind })
    .from(ideaTexts)
    .where(inArray(ideaTexts.ideaId, ids));
}

export async function insertDistinction(
  transaction: Transaction,
  { pair, ...row }: { pair: [string, string]; accountId: string; decidedBy: string; decidedAt: Date },
): Promise<void> {
  const [firstId, secondId] = inOrder(pair);
  await transaction
    .insert(ideaDistinctions)
    .values({ ...row, firstId, secondId })
    .onConflictDoNothing();
}

export async function removeDistinction(transaction: Transaction, pair: [string, string]): Promise<void> {
  const [firstId, secondId] = inOrder(pair);
  await transaction
    .delete(ideaDistinctions)
    .where(and(eq(ideaDistinctions.firstId, firstId), eq(ideaDistinctions.secondId, secondId)));
}

// As PostgreSQL orders uuids: by their bytes, which their lower-case letters follow.
const inOrder = ([one, other]: [string, string]): [string, string] => (one < other ? [one, other] : [other, one]);
