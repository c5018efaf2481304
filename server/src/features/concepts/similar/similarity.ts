import { sql } from "drizzle-orm";
import { fewestWords, sameTitle } from "./thresholds.ts";

/** In SQL, how many of the words of two ideas are the same, 0 to 1 (Dice). */
export const wordsInCommon = sql`
  2.0 * (select count(*) from unnest(found.stems) stem where stem = any(asked.stems))
    / (cardinality(found.stems) + cardinality(asked.stems))`;

/** In SQL, about the same, quickly: by the bits that the words are marked with. */
export const marksInCommon = sql`
  bit_count(found.marks & asked.marks)::double precision / (cardinality(found.stems) + cardinality(asked.stems))`;

/**
 * In SQL, 0 to 1. Of texts with words enough: the larger of the share of common words (Dice), the share of common letter triples, and
 * the middle between the likeness of the titles and the share of common words. Of shorter texts, only what has the same title.
 */
export const similarityOf = sql`
  case when least(cardinality(asked.stems), cardinality(scored.stems)) >= ${fewestWords} or similarity(asked.title, scored.title) >= ${sameTitle}
    then least(1, greatest(
      case when least(cardinality(asked.stems), cardinality(scored.stems)) >= ${fewestWords}
        then greatest(by_words, similarity(asked.words, scored.words)) else 0 end,
      (by_words + similarity(asked.title, scored.title)) / 2))
    else 0 end::double precision`;
