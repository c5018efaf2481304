-- Languages that write without spaces: Chinese, Japanese, Korean with its endings, Thai, Lao, Burmese and Khmer.
CREATE FUNCTION unspaced_runs(said text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE BEGIN ATOMIC
  SELECT found[1] FROM regexp_matches(left(said, 20000),
    '[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uff66-\uff9f]+', 'g') AS found;
END;
--> statement-breakpoint
-- A word in such a text may begin at every character: each beginning, with what follows, up to eight characters. Text of one byte a
-- character, the most of it, is not looked through.
CREATE FUNCTION unspaced_words(said text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN octet_length(said) = length(said) THEN '{}' ELSE (
    SELECT coalesce(array_agg(DISTINCT substr(run, place, 8)), '{}') FROM unspaced_runs(said) AS run, generate_series(1, length(run)) AS place
  ) END;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION concept_words(account_id uuid, number integer, title text, summary text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN to_tsvector('simple', title || ' ' || summary) || array_to_tsvector(unspaced_words(title || ' ' || summary))
    || array_to_tsvector(ARRAY['A' || account_id::text, 'C-' || lpad(number::text, greatest(4, length(number::text)), '0')]);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION words_of_seeds(asked uuid[]) RETURNS TABLE (seed_id uuid, account_id uuid, words tsvector) LANGUAGE sql STABLE AS $$
  SELECT s.id, s.account_id,
    to_tsvector('simple', left(replace(s.type, '_', ' ') || ' ' || coalesce(a.said, ''), 100000))
      || array_to_tsvector(unspaced_words(coalesce(a.said, ''))) || array_to_tsvector(ARRAY['A' || s.account_id])
  FROM seeds s LEFT JOIN LATERAL (
    SELECT string_agg(array_to_string(answer, ' '), ' ' ORDER BY question_order) AS said FROM seed_answers WHERE seed_answers.seed_id = s.id
  ) a ON true
  WHERE s.id = ANY (asked)
$$;
--> statement-breakpoint
-- What two texts without spaces share is told by their pairs of characters.
CREATE OR REPLACE FUNCTION idea_stems(said text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN tsvector_to_array(to_tsvector('english', said) || array_to_tsvector(
    CASE WHEN octet_length(said) = length(said) THEN '{}' ELSE (
      SELECT coalesce(array_agg(DISTINCT substr(run, place, 2)), '{}')
      FROM unspaced_runs(said) AS run, generate_series(1, greatest(1, length(run) - 1)) AS place
    ) END));
