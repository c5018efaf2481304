CREATE FUNCTION keep_concept_texts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO idea_texts (idea_id, account_id, kind, title, words, seed_id)
      SELECT id, account_id, 'concept', title, left(title || ' ' || summary, 1000), seed_id FROM new_rows;
  ELSE
    -- The seed stays: concepts that came of one seed belong together also when it is gone.
    UPDATE idea_texts t SET title = n.title, words = left(n.title || ' ' || n.summary, 1000) FROM new_rows n
      WHERE t.idea_id = n.id AND (t.title <> n.title OR t.words <> left(n.title || ' ' || n.summary, 1000));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER concepts_added AFTER INSERT ON concepts
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_concept_texts();
--> statement-breakpoint
CREATE TRIGGER concepts_changed AFTER UPDATE ON concepts
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_concept_texts();
--> statement-breakpoint
-- What a seed is about stands in its first two answers in words: the idea or the field, and whom it is for.
CREATE FUNCTION seed_texts(seeds_asked uuid[])
  RETURNS TABLE (idea_id uuid, account_id uuid, title text, words text) LANGUAGE sql STABLE AS $$
  SELECT seed_id, account_id, (array_agg(said ORDER BY question_order))[1], left(string_agg(said, ' ' ORDER BY question_order), 1000)
  FROM (
    SELECT a.seed_id, a.account_id, a.question_order, array_to_string(a.answer, E'\n') AS said,
      row_number() OVER (PARTITION BY a.seed_id ORDER BY a.question_order, a.id) AS place
    FROM seed_answers a
    WHERE a.seed_id = ANY (seeds_asked) AND a.field_type = 'text' AND EXISTS (SELECT FROM seeds s WHERE s.id = a.seed_id)
  ) first_answers
  WHERE place <= 2
  GROUP BY seed_id, account_id
$$;
--> statement-breakpoint
CREATE FUNCTION keep_seed_texts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE touched uuid[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT seed_id) INTO touched FROM old_rows WHERE field_type = 'text';
  ELSE
    SELECT array_agg(DISTINCT seed_id) INTO touched FROM new_rows WHERE field_type = 'text';
  END IF;
  IF touched IS NULL THEN RETURN NULL; END IF;
  INSERT INTO idea_texts (idea_id, account_id, kind, title, words, seed_id)
    SELECT s.idea_id, s.account_id, 'seed', s.title, s.words, s.idea_id FROM seed_texts(touched) s
    ON CONFLICT (idea_id) DO UPDATE SET title = excluded.title, words = excluded.words
      WHERE (idea_texts.words, idea_texts.title) IS DISTINCT FROM (excluded.words, excluded.title);
  IF TG_OP = 'DELETE' THEN
    DELETE FROM idea_texts t WHERE t.idea_id = ANY (touched)
      AND NOT EXISTS (SELECT FROM seed_answers a WHERE a.seed_id = t.idea_id AND a.field_type = 'text');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER seed_answers_added AFTER INSERT ON seed_answers
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_seed_texts();
--> statement-breakpoint
CREATE TRIGGER seed_answers_changed AFTER UPDATE ON seed_answers
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_seed_texts();
--> statement-breakpoint
CREATE TRIGGER seed_answers_removed AFTER DELETE ON seed_answers
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_seed_texts();
--> statement-breakpoint
CREATE FUNCTION forget_idea_texts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM idea_texts t USING old_rows o WHERE t.idea_id = o.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER concepts_removed AFTER DELETE ON concepts
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION forget_idea_texts();
--> statement-breakpoint
CREATE TRIGGER seeds_removed AFTER DELETE ON seeds
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION forget_idea_texts();
--> statement-breakpoint
-- Row-level security keeps PostgreSQL from using the index of keys for a member. This view shows a member the same rows, those of
-- the company that is set for the transaction, and its owner sees all, so that within it the index is used.
CREATE VIEW "searchable_ideas" AS
  SELECT idea_id, seed_id, title, words, stems, keys FROM idea_texts
  WHERE account_id = nullif(current_setting('app.account_id', true), '')::uuid;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO seedbed_system;
--> statement-breakpoint
GRANT SELECT ON "idea_texts" TO seedbed_system;
--> statement-breakpoint
ALTER VIEW "searchable_ideas" OWNER TO seedbed_system;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM seedbed_system;
--> statement-breakpoint
GRANT SELECT ON "searchable_ideas" TO seedbed_member;
--> statement-breakpoint
-- Ideas that are there already. Row-level security would hide them from the owner of the tables, too.
ALTER TABLE concepts NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE seeds NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE seed_answers NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
INSERT INTO idea_texts (idea_id, account_id, kind, title, words, seed_id)
  SELECT id, account_id, 'concept', title, left(title || ' ' || summary, 1000), seed_id FROM concepts;
--> statement-breakpoint
INSERT INTO idea_texts (idea_id, account_id, kind, title, words, seed_id)
  SELECT idea_id, account_id, 'seed', title, words, idea_id FROM seed_texts((SELECT array_agg(id) FROM seeds));
--> statement-breakpoint
ALTER TABLE concepts FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE seeds FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE seed_answers FORCE ROW LEVEL SECURITY;
