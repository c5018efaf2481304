import { and, eq, inArray, sql } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/database.ts";
import { ideaDistinctions, ideaTexts } from "./tables.ts";
import { fewestWords, sameTitle, similarFrom } from "./thresholds.ts";

/** Two ideas of the transaction's company that resemble each other, as the first of them is asked about. */
export interface Resemblance {
  ideaId: string;
  uuid: string;
  kind: "concept" | "seed";
  title: string;
  status: string;
  similarity: number;
  /** What the asked idea says, with the words that both say between marks; null when there is no such word. */
  marked: string | null;
}

/** How words that both ideas say are marked; no text holds these characters. */
export const marks = { open: "\u0002", close: "\u0003" } as const;

// A word as a tsquery takes it: quotes and backslashes doubled.
const quotedStem = sql.raw(String.raw`'''' || replace(replace(stem, '\', '\\'), '''', '''''') || ''''`);

const candidatesMost = 30;
const resemblancesMost = 5;

/**
 * The ideas that resemble each of these ones, the nearest first, at most five each. Left out: ideas of the same seed, and
 * pairs that somebody called distinct. Ids of other companies find nothing.
 */
export async function findResemblances(transaction: Transaction, ideaIds: string[]): Promise<Resemblance[]> {
  if (ideaIds.length === 0) return [];
  const { rows } = await transaction.execute<Resemblance & Record<string, unknown>>(sql`
    select asked.idea_id as "ideaId", other.idea_id as uuid, shown.kind, shown.title,
      coalesce(concepts.status, seeds.status) as status, other.similarity,
      ts_headline('english', translate(asked.words, ${marks.open + marks.close}, '  '),
        (select string_agg(${quotedStem}, '|')::tsquery from unnest(other.stems) stem where stem = any(asked.stems)),
        ${`HighlightAll=true, StartSel=${marks.open}, StopSel=${marks.close}`}) as marked
    from searchable_ideas asked
    cross join lateral (
      select idea_id, stems, ${similarityOf} as similarity from (
        select found.idea_id, found.title, found.words, found.stems,
          2.0 * (select count(*) from unnest(found.stems) stem where stem = any(asked.stems))
            / (cardinality(found.stems) + cardinality(asked.stems)) as by_words
        from searchable_ideas found
        where found.keys && asked.keys and found.idea_id <> asked.idea_id
          and (found.seed_id is null or asked.seed_id is null or found.seed_id <> asked.seed_id)
        order by by_words desc limit ${candidatesMost}
      ) scored
      where not exists (
        select from idea_distinctions pair
        where pair.first_id = least(scored.idea_id, asked.idea_id) and pair.second_id = greatest(scored.idea_id, asked.idea_id)
      )
    ) other
    join idea_texts shown on shown.idea_id = other.idea_id
    left join concepts on concepts.id = other.idea_id
    left join seeds on seeds.id = other.idea_id
    where asked.idea_id = any(${sql.param(ideaIds)}::uuid[]) and other.similarity >= ${similarFrom}
    order by asked.idea_id, other.similarity desc, other.idea_id`);
  const byIdea = Map.groupBy(rows, (row) => row.ideaId);
  return [...byIdea.values()].flatMap((found) => found.slice(0, resemblancesMost));
}

/**
 * 0 to 1. Of texts with words enough: the larger of the share of common words (Dice), the share of common letter triples, and
 * the middle between the likeness of the titles and the share of common words. Of shorter texts, only what has the same title.
 */
const similarityOf = sql`
  case when least(cardinality(asked.stems), cardinality(scored.stems)) >= ${fewestWords} or similarity(asked.title, scored.title) >= ${sameTitle}
    then least(1, greatest(
      case when least(cardinality(asked.stems), cardinality(scored.stems)) >= ${fewestWords}
        then greatest(by_words, similarity(asked.words, scored.words)) else 0 end,
      (by_words + similarity(asked.title, scored.title)) / 2))
    else 0 end::double precision`;

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
