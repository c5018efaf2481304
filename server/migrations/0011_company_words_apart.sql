-- The company's id among the words of an entry begins with a capital: a search, whose words are in small letters, finds it by no part.
-- Without it a search for "0" found everything of a company whose id begins with 0.
CREATE OR REPLACE FUNCTION concept_words(account_id uuid, number integer, title text, summary text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN to_tsvector('simple', title || ' ' || summary)
    || array_to_tsvector(ARRAY['A' || account_id::text, 'C-' || lpad(number::text, greatest(4, length(number::text)), '0')]);
--> statement-breakpoint
REINDEX INDEX "concepts_words";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION words_of_seeds(asked uuid[]) RETURNS TABLE (seed_id uuid, account_id uuid, words tsvector) LANGUAGE sql STABLE AS $$
  SELECT s.id, s.account_id,
    to_tsvector('simple', left(replace(s.type, '_', ' ') || ' ' || coalesce(a.said, ''), 100000)) || array_to_tsvector(ARRAY['A' || s.account_id])
  FROM seeds s LEFT JOIN LATERAL (
    SELECT string_agg(array_to_string(answer, ' '), ' ' ORDER BY question_order) AS said FROM seed_answers WHERE seed_answers.seed_id = s.id
  ) a ON true
  WHERE s.id = ANY (asked)
$$;
--> statement-breakpoint
UPDATE "seed_words" w SET words = s.words FROM words_of_seeds((SELECT array_agg(id) FROM "seeds")) s WHERE w.seed_id = s.seed_id;
