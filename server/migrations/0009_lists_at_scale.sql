-- What a financial projection expects to bring in a year; the dashboard adds it up without reading projections.
CREATE FUNCTION opportunity_of(section text, content jsonb) RETURNS double precision LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE
    WHEN section <> 'financialProjection' THEN NULL
    WHEN content ->> 'layout' = 'revenue' THEN CASE jsonb_typeof(content -> 'som') WHEN 'number' THEN (content -> 'som')::double precision ELSE 0 END
    ELSE (SELECT coalesce(sum(savings::double precision), 0)
      FROM jsonb_path_query(content, '$.impactSizings[*].expectedSavings') savings WHERE jsonb_typeof(savings) = 'number')
  END;
--> statement-breakpoint
CREATE TABLE "seed_words" (
	"seed_id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"words" "tsvector" DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "list_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "list_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"list" text NOT NULL,
	"status" text DEFAULT '' NOT NULL,
	"type" text DEFAULT '' NOT NULL,
	"created_by" uuid,
	"count" integer NOT NULL,
	"changes" bigint NOT NULL
);
--> statement-breakpoint
DROP INDEX "concepts_account_created";--> statement-breakpoint
DROP INDEX "concepts_account_updated";--> statement-breakpoint
DROP INDEX "concepts_account_status";--> statement-breakpoint
DROP INDEX "concepts_text";--> statement-breakpoint
DROP INDEX "seeds_account_created";--> statement-breakpoint
ALTER TABLE "report_sections" ADD COLUMN "opportunity" double precision GENERATED ALWAYS AS (opportunity_of(section, content)) STORED;--> statement-breakpoint
ALTER TABLE "seed_words" ADD CONSTRAINT "seed_words_seed_id_seeds_id_fk" FOREIGN KEY ("seed_id") REFERENCES "public"."seeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "list_changes_list" ON "list_changes" USING btree ("account_id","list");
--> statement-breakpoint
CREATE INDEX "report_sections_opportunity" ON "report_sections" ("account_id", "opportunity" DESC) INCLUDE ("concept_id")
  WHERE "section" = 'financialProjection' AND "completed_at" IS NOT NULL;
--> statement-breakpoint
-- One index for each order of a list, with all that lists are filtered by: pages far from the first are found without reading entries.
CREATE INDEX "concepts_by_created" ON "concepts" ("account_id", "created_at", "number") INCLUDE ("status", "created_by", "id");
--> statement-breakpoint
CREATE INDEX "concepts_by_updated" ON "concepts" ("account_id", "updated_at", "number") INCLUDE ("status", "created_by", "id");
--> statement-breakpoint
CREATE INDEX "concepts_by_status" ON "concepts" ("account_id", "status", "number") INCLUDE ("created_by", "id");
--> statement-breakpoint
CREATE INDEX "concepts_by_title" ON "concepts" ("account_id", lower("title"), "number") INCLUDE ("title", "status", "created_by", "id");
--> statement-breakpoint
CREATE INDEX "seeds_by_created" ON "seeds" ("account_id", "created_at", "id") INCLUDE ("status", "type", "created_by");
--> statement-breakpoint
CREATE INDEX "seeds_by_updated" ON "seeds" ("account_id", "updated_at", "id") INCLUDE ("status", "type", "created_by");
--> statement-breakpoint
CREATE INDEX "seeds_by_status" ON "seeds" ("account_id", "status", "id") INCLUDE ("type", "created_by");
--> statement-breakpoint
CREATE INDEX "seeds_by_type" ON "seeds" ("account_id", "type", "id") INCLUDE ("status", "created_by");
--> statement-breakpoint
-- The company's id is a word too, so that an index of words finds what it is asked for within one company. Identifiers stand in
-- capitals: no word of a text does.
CREATE FUNCTION concept_words(account_id uuid, number integer, title text, summary text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN to_tsvector('simple', title || ' ' || summary)
    || array_to_tsvector(ARRAY[account_id::text, 'C-' || lpad(number::text, greatest(4, length(number::text)), '0')]);
--> statement-breakpoint
CREATE INDEX "concepts_words" ON "concepts" USING gin (concept_words(account_id, number, title, summary));
--> statement-breakpoint
CREATE INDEX "seed_words_words" ON "seed_words" USING gin ("words");
--> statement-breakpoint
-- A text too long for an index of words is found by its beginning.
CREATE FUNCTION words_of_seeds(asked uuid[]) RETURNS TABLE (seed_id uuid, account_id uuid, words tsvector) LANGUAGE sql STABLE AS $$
  SELECT s.id, s.account_id,
    to_tsvector('simple', left(replace(s.type, '_', ' ') || ' ' || coalesce(a.said, ''), 100000)) || array_to_tsvector(ARRAY[s.account_id::text])
  FROM seeds s LEFT JOIN LATERAL (
    SELECT string_agg(array_to_string(answer, ' '), ' ' ORDER BY question_order) AS said FROM seed_answers WHERE seed_answers.seed_id = s.id
  ) a ON true
  WHERE s.id = ANY (asked)
$$;
--> statement-breakpoint
-- Row-level security keeps PostgreSQL from using an index of words for a member. These views show a member the same rows, those
-- of the company that is set for the transaction, and their owner sees all, so that within them the index is used.
CREATE VIEW "searchable_concepts" AS
  SELECT id, number, title, status, created_by, created_at, updated_at, concept_words(account_id, number, title, summary) AS words
  FROM concepts WHERE account_id = nullif(current_setting('app.account_id', true), '')::uuid;
--> statement-breakpoint
CREATE VIEW "searchable_seeds" AS
  SELECT seed_id, words FROM seed_words WHERE account_id = nullif(current_setting('app.account_id', true), '')::uuid;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO seedbed_system;
--> statement-breakpoint
GRANT SELECT ON "seed_words" TO seedbed_system;
--> statement-breakpoint
ALTER VIEW "searchable_concepts" OWNER TO seedbed_system;
--> statement-breakpoint
ALTER VIEW "searchable_seeds" OWNER TO seedbed_system;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM seedbed_system;
--> statement-breakpoint
GRANT SELECT ON "searchable_concepts", "searchable_seeds" TO seedbed_member;
--> statement-breakpoint
-- Whoever else sums up at the same moment has the rows locked: these are left to him, so that nobody waits.
CREATE FUNCTION sum_up_list_changes(company uuid, asked text) RETURNS void LANGUAGE sql AS $$
  WITH taken AS (
    SELECT id FROM list_changes WHERE account_id = company AND list = asked FOR UPDATE SKIP LOCKED
  ), gone AS (
    DELETE FROM list_changes c USING taken WHERE c.id = taken.id RETURNING c.status, c.type, c.created_by, c.count, c.changes
  )
  INSERT INTO list_changes (account_id, list, status, type, created_by, count, changes)
    SELECT company, asked, status, type, created_by, sum(count), sum(changes) FROM gone GROUP BY status, type, created_by
$$;
--> statement-breakpoint
CREATE FUNCTION note_concept_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO list_changes (account_id, list, status, created_by, count, changes)
      SELECT account_id, 'concepts', status, created_by, count(*), 1 FROM new_rows GROUP BY account_id, status, created_by;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO list_changes (account_id, list, status, created_by, count, changes)
      SELECT account_id, 'concepts', status, created_by, -count(*), 1 FROM old_rows GROUP BY account_id, status, created_by;
  ELSE
    -- Also where nothing has to be counted anew: what a search finds may have changed.
    INSERT INTO list_changes (account_id, list, status, created_by, count, changes)
      SELECT account_id, 'concepts', status, created_by, sum(step), 1
      FROM (SELECT account_id, status, created_by, 1 AS step FROM new_rows
        UNION ALL SELECT account_id, status, created_by, -1 FROM old_rows) steps
      GROUP BY account_id, status, created_by;
  END IF;
  IF random() < 0.02 THEN
    IF TG_OP = 'DELETE' THEN PERFORM sum_up_list_changes(c.account_id, 'concepts') FROM (SELECT DISTINCT account_id FROM old_rows) c;
    ELSE PERFORM sum_up_list_changes(c.account_id, 'concepts') FROM (SELECT DISTINCT account_id FROM new_rows) c;
    END IF;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER concepts_list_added AFTER INSERT ON concepts
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_concept_changes();
--> statement-breakpoint
CREATE TRIGGER concepts_list_changed AFTER UPDATE ON concepts
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_concept_changes();
--> statement-breakpoint
CREATE TRIGGER concepts_list_removed AFTER DELETE ON concepts
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_concept_changes();
--> statement-breakpoint
CREATE FUNCTION note_seed_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO list_changes (account_id, list, status, type, created_by, count, changes)
      SELECT account_id, 'seeds', status, type, created_by, count(*), 1 FROM new_rows GROUP BY account_id, status, type, created_by;
    INSERT INTO seed_words (seed_id, account_id, words)
      SELECT seed_id, account_id, words FROM words_of_seeds((SELECT array_agg(id) FROM new_rows));
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO list_changes (account_id, list, status, type, created_by, count, changes)
      SELECT account_id, 'seeds', status, type, created_by, -count(*), 1 FROM old_rows GROUP BY account_id, status, type, created_by;
  ELSE
    INSERT INTO list_changes (account_id, list, status, type, created_by, count, changes)
      SELECT account_id, 'seeds', status, type, created_by, sum(step), 1
      FROM (SELECT account_id, status, type, created_by, 1 AS step FROM new_rows
        UNION ALL SELECT account_id, status, type, created_by, -1 FROM old_rows) steps
      GROUP BY account_id, status, type, created_by;
  END IF;
  IF random() < 0.02 THEN
    IF TG_OP = 'DELETE' THEN PERFORM sum_up_list_changes(c.account_id, 'seeds') FROM (SELECT DISTINCT account_id FROM old_rows) c;
    ELSE PERFORM sum_up_list_changes(c.account_id, 'seeds') FROM (SELECT DISTINCT account_id FROM new_rows) c;
    END IF;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER seeds_list_added AFTER INSERT ON seeds
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_seed_changes();
--> statement-breakpoint
CREATE TRIGGER seeds_list_changed AFTER UPDATE ON seeds
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_seed_changes();
--> statement-breakpoint
CREATE TRIGGER seeds_list_removed AFTER DELETE ON seeds
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_seed_changes();
--> statement-breakpoint
CREATE FUNCTION keep_seed_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE touched uuid[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT seed_id) INTO touched FROM old_rows;
  ELSE
    SELECT array_agg(DISTINCT seed_id) INTO touched FROM new_rows;
  END IF;
  WITH written AS (
    UPDATE seed_words w SET words = s.words FROM words_of_seeds(touched) s WHERE w.seed_id = s.seed_id RETURNING w.account_id
  )
  INSERT INTO list_changes (account_id, list, count, changes) SELECT DISTINCT account_id, 'seeds', 0, 1 FROM written;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER seed_answers_words_added AFTER INSERT ON seed_answers
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_seed_words();
--> statement-breakpoint
CREATE TRIGGER seed_answers_words_changed AFTER UPDATE ON seed_answers
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_seed_words();
--> statement-breakpoint
CREATE TRIGGER seed_answers_words_removed AFTER DELETE ON seed_answers
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_seed_words();
--> statement-breakpoint
-- What is in the lists already. Row-level security would hide it from the owner of the tables, too.
ALTER TABLE concepts NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE seeds NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE seed_answers NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
INSERT INTO list_changes (account_id, list, status, created_by, count, changes)
  SELECT account_id, 'concepts', status, created_by, count(*), 1 FROM concepts GROUP BY account_id, status, created_by;
--> statement-breakpoint
INSERT INTO list_changes (account_id, list, status, type, created_by, count, changes)
  SELECT account_id, 'seeds', status, type, created_by, count(*), 1 FROM seeds GROUP BY account_id, status, type, created_by;
--> statement-breakpoint
INSERT INTO seed_words (seed_id, account_id, words)
  SELECT seed_id, account_id, words FROM words_of_seeds((SELECT array_agg(id) FROM seeds));
--> statement-breakpoint
ALTER TABLE concepts FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE seeds FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE seed_answers FORCE ROW LEVEL SECURITY;
