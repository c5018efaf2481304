import { sql } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { marks } from "./shared-words.ts";
import { marksInCommon, similarityOf, wordsInCommon } from "./similarity.ts";
import { similarFrom } from "./thresholds.ts";

/** Two ideas that resemble each other, and what each of them says with the words that both say between marks. */
export interface FoundPair {
  oneId: string;
  otherId: string;
  similarity: number;
  /** Null when there is no such word. */
  oneMarked: string | null;
  otherMarked: string | null;
}

/** As kept: one idea's view of the other. */
export interface Neighbour {
  ideaId: string;
  otherId: string;
  similarity: number;
  sharedWords: string[];
}

/** Ideas that are compared word by word: those that seem nearest by their marks. */
const comparedMost = 100;
/** How many ideas that resemble it are looked for when an idea is compared. */
export const candidatesMost = 30;

// A word as a tsquery takes it: quotes and backslashes doubled.
const quotedStem = sql.raw(String.raw`'''' || replace(replace(stem, '\', '\\'), '''', '''''') || ''''`);

const marked = (words: ReturnType<typeof sql>) => sql`
  ts_headline('english', translate(${words}, ${marks.open + marks.close}, '  '), shared.query,
    ${`HighlightAll=true, StartSel=${marks.open}, StopSel=${marks.close}`})`;

/** Until the end of the transaction nobody else compares ideas of its company. */
export async function compareAlone(transaction: Transaction): Promise<void> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('ideas of ' || current_setting('app.account_id'), 0))`,
  );
}

/** The ideas of the transaction's company that resemble each of these ones, thirty at most; ideas of one seed do not count. */
export async function findPairs(transaction: Transaction, ideaIds: string[]): Promise<FoundPair[]> {
  const { rows } = await transaction.execute<FoundPair & Record<string, unknown>>(sql`
    select asked.idea_id as "oneId", other.idea_id as "otherId", other.similarity,
      ${marked(sql`asked.words`)} as "oneMarked", ${marked(sql`other.words`)} as "otherMarked"
    from searchable_ideas asked
    cross join lateral (
      select idea_id, words, stems, ${similarityOf} as similarity from (
        select found.idea_id, found.title, found.words, found.stems, ${wordsInCommon} as by_words from (
          select found.idea_id, found.title, found.words, found.stems from searchable_ideas found
          where found.keys && asked.keys and found.idea_id <> asked.idea_id
            and (found.seed_id is null or asked.seed_id is null or found.seed_id <> asked.seed_id)
          order by ${marksInCommon} desc limit ${comparedMost}
        ) found
        order by by_words desc limit ${candidatesMost}
      ) scored
    ) other
    cross join lateral (
      select string_agg(${quotedStem}, '|')::tsquery as query from unnest(other.stems) stem where stem = any(asked.stems)
    ) shared
    where asked.idea_id = any(${sql.param(ideaIds)}::uuid[]) and other.similarity >= ${similarFrom}`);
  return rows;
}

/**
 * Keeps these in place of all that was kept of these ideas and, of those that have changed, of what others had found of them. Waits for nobody:
 * what somebody deletes at the moment is left alone.
 */
export async function replaceNeighbours(
  transaction: Transaction,
  { ideaIds, changed, neighbours }: { ideaIds: string[]; changed: string[]; neighbours: Neighbour[] },
): Promise<void> {
  await transaction.execute(sql`
    delete from idea_neighbours where ctid = any(array(
      select ctid from idea_neighbours
      where idea_id = any(${sql.param(ideaIds)}::uuid[]) or other_id = any(${sql.param(changed)}::uuid[])
      for update skip locked))`);
  if (neighbours.length === 0) return;
  await transaction.execute(sql`
    insert into idea_neighbours (account_id, idea_id, other_id, similarity, shared_words)
    select idea.account_id, idea.idea_id, other.idea_id, kept.similarity, array(select jsonb_array_elements_text(kept."sharedWords"))
    from jsonb_to_recordset(${JSON.stringify(neighbours)}::jsonb)
      as kept("ideaId" uuid, "otherId" uuid, similarity double precision, "sharedWords" jsonb)
    join idea_texts idea on idea.idea_id = kept."ideaId"
    join idea_texts other on other.idea_id = kept."otherId"
    for key share of idea, other skip locked
    on conflict (idea_id, other_id) do update set similarity = excluded.similarity, shared_words = excluded.shared_words`);
}
