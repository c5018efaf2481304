-- What a search of the bank reads of a concept: a fraction of it. A frequent word is in so many that every page of the table of concepts was read.
-- One process reads it all: helpers of a search take longer to come than the rest of it does.
CREATE TABLE "searched_concepts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL
) WITH (fillfactor = 90, parallel_workers = 0);
--> statement-breakpoint
ALTER TABLE "seed_words" SET (parallel_workers = 0);
--> statement-breakpoint
ALTER TABLE "seed_words" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "seed_words" ADD COLUMN "created_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "seed_words" ADD COLUMN "updated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "seed_words" ADD COLUMN "status" text;--> statement-breakpoint
ALTER TABLE "seed_words" ADD COLUMN "type" text;--> statement-breakpoint
CREATE FUNCTION keep_searched_concepts() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO searched_concepts (id, account_id, number, created_by, created_at, updated_at, status, title, summary)
      SELECT id, account_id, number, created_by, created_at, updated_at, status, title, summary FROM new_rows;
  ELSE
    UPDATE searched_concepts s SET account_id = n.account_id, number = n.number, created_by = n.created_by, created_at = n.created_at,
        updated_at = n.updated_at, status = n.status, title = n.title, summary = n.summary
      FROM new_rows n
      WHERE s.id = n.id AND (s.account_id, s.number, s.created_by, s.created_at, s.updated_at, s.status, s.title, s.summary)
        IS DISTINCT FROM (n.account_id, n.number, n.created_by, n.created_at, n.updated_at, n.status, n.title, n.summary);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER concepts_searched_added AFTER INSERT ON concepts
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_searched_concepts();
--> statement-breakpoint
CREATE TRIGGER concepts_searched_changed AFTER UPDATE ON concepts
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_searched_concepts();
--> statement-breakpoint
-- Counts as before; the words of a new seed come with what it is filtered and sorted by.
CREATE OR REPLACE FUNCTION note_seed_changes() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO list_changes (account_id, list, status, type, created_by, count, changes)
      SELECT account_id, 'seeds', status, type, created_by, count(*), 1 FROM new_rows GROUP BY account_id, status, type, created_by;
    INSERT INTO seed_words (seed_id, account_id, created_by, created_at, updated_at, status, type, words)
      SELECT w.seed_id, w.account_id, n.created_by, n.created_at, n.updated_at, n.status, n.type, w.words
      FROM words_of_seeds((SELECT array_agg(id) FROM new_rows)) w JOIN new_rows n ON n.id = w.seed_id;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO list_changes (account_id, list, status, type, created_by, count, changes)
      SELECT account_id, 'seeds', status, type, created_by, -count(*), 1 FROM old_rows GROUP BY account_id, status, type, created_by;
  ELSE
    INSERT INTO list_changes (account_id, list, status, type, created_by, count, changes)
      SELECT account_id, 'seeds', status, type, created_by, sum(step), 1
      FROM (SELECT account_id, status, type, created_by, 1 AS step FROM new_rows
        UNION ALL SELECT account_id, status, type, created_by, -1 FROM old_rows) steps
      GROUP BY account_id, status, type, created_by;
    UPDATE seed_words w SET created_by = n.created_by, created_at = n.created_at, updated_at = n.updated_at, status = n.status, type = n.type
      FROM new_rows n
      WHERE w.seed_id = n.id AND (w.created_by, w.created_at, w.updated_at, w.status, w.type)
        IS DISTINCT FROM (n.created_by, n.created_at, n.updated_at, n.status, n.type);
  END IF;
  IF random() < 0.02 THEN
    IF TG_OP = 'DELETE' THEN PERFORM sum_up_list_changes(c.account_id, 'seeds') FROM (SELECT DISTINCT account_id FROM old_rows) c;
    ELSE PERFORM sum_up_list_changes(c.account_id, 'seeds') FROM (SELECT DISTINCT account_id FROM new_rows) c;
    END IF;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- What is there already.
INSERT INTO searched_concepts (id, account_id, number, created_by, created_at, updated_at, status, title, summary)
  SELECT id, account_id, number, created_by, created_at, updated_at, status, title, summary FROM concepts ORDER BY account_id, number;
--> statement-breakpoint
UPDATE seed_words w SET created_by = s.created_by, created_at = s.created_at, updated_at = s.updated_at, status = s.status, type = s.type
  FROM seeds s WHERE s.id = w.seed_id;
--> statement-breakpoint
ALTER TABLE "seed_words" ALTER COLUMN "created_by" SET NOT NULL, ALTER COLUMN "created_at" SET NOT NULL, ALTER COLUMN "updated_at" SET NOT NULL,
  ALTER COLUMN "status" SET NOT NULL, ALTER COLUMN "type" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "searched_concepts" ADD CONSTRAINT "searched_concepts_id_concepts_id_fk" FOREIGN KEY ("id") REFERENCES "public"."concepts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
DROP VIEW "searchable_concepts";
--> statement-breakpoint
DROP VIEW "searchable_seeds";
--> statement-breakpoint
DROP INDEX "concepts_words";
--> statement-breakpoint
CREATE INDEX "concepts_words" ON "searched_concepts" USING gin (concept_words(account_id, number, title, summary));
--> statement-breakpoint
-- As before, a member sees the own company's rows. Whose they are is looked up once, not for every row.
CREATE VIEW "searchable_concepts" AS
  SELECT id, number, title, status, created_by, created_at, updated_at, concept_words(account_id, number, title, summary) AS words
  FROM searched_concepts WHERE account_id = (SELECT nullif(current_setting('app.account_id', true), '')::uuid);
--> statement-breakpoint
CREATE VIEW "searchable_seeds" AS
  SELECT seed_id, words, status, type, created_by, created_at, updated_at
  FROM seed_words WHERE account_id = (SELECT nullif(current_setting('app.account_id', true), '')::uuid);
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO seedbed_system;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "searched_concepts" TO seedbed_system;
--> statement-breakpoint
ALTER FUNCTION keep_searched_concepts() OWNER TO seedbed_system;
--> statement-breakpoint
ALTER VIEW "searchable_concepts" OWNER TO seedbed_system;
--> statement-breakpoint
ALTER VIEW "searchable_seeds" OWNER TO seedbed_system;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM seedbed_system;
--> statement-breakpoint
GRANT SELECT ON "searchable_concepts", "searchable_seeds" TO seedbed_member;
--> statement-breakpoint
-- How often a word occurs was known by the index: a search that walks along an order is planned by it.
CREATE STATISTICS "concepts_words_known" ON (concept_words(account_id, number, title, summary)) FROM "concepts";
--> statement-breakpoint
ANALYZE "searched_concepts", "concepts", "seed_words";
