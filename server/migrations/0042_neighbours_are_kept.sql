-- A bit for each word of a text, by its hash.
CREATE FUNCTION idea_marks(said text) RETURNS bit(256) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(bit_or(set_bit(repeat('0', 256)::bit(256), ('x' || left(md5(word), 2))::bit(8)::int, 1)), repeat('0', 256)::bit(256))
  FROM unnest(idea_stems(said)) AS word
$$;
--> statement-breakpoint
CREATE TABLE "idea_neighbours" (
	"account_id" uuid NOT NULL,
	"idea_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"similarity" double precision NOT NULL,
	"shared_words" text[] NOT NULL,
	CONSTRAINT "idea_neighbours_idea_id_other_id_pk" PRIMARY KEY("idea_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "ideas_to_compare" (
	"idea_id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"changed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "idea_texts" ADD COLUMN "marks" bit(256) GENERATED ALWAYS AS (idea_marks(words)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "idea_neighbours" ADD CONSTRAINT "idea_neighbours_idea_id_idea_texts_idea_id_fk" FOREIGN KEY ("idea_id") REFERENCES "public"."idea_texts"("idea_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ideas_to_compare" ADD CONSTRAINT "ideas_to_compare_idea_id_idea_texts_idea_id_fk" FOREIGN KEY ("idea_id") REFERENCES "public"."idea_texts"("idea_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idea_neighbours_other" ON "idea_neighbours" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "ideas_to_compare_next" ON "ideas_to_compare" USING btree ("account_id","changed_at");
--> statement-breakpoint
CREATE FUNCTION compare_ideas_later() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO ideas_to_compare (idea_id, account_id, changed_at) SELECT idea_id, account_id, clock_timestamp() FROM new_rows
      ON CONFLICT (idea_id) DO UPDATE SET changed_at = excluded.changed_at;
  ELSE
    INSERT INTO ideas_to_compare (idea_id, account_id, changed_at)
      SELECT n.idea_id, n.account_id, clock_timestamp() FROM new_rows n JOIN old_rows o ON o.idea_id = n.idea_id
      WHERE (n.title, n.words, n.stems) IS DISTINCT FROM (o.title, o.words, o.stems)
      ON CONFLICT (idea_id) DO UPDATE SET changed_at = excluded.changed_at;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER idea_texts_added AFTER INSERT ON idea_texts
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION compare_ideas_later();
--> statement-breakpoint
CREATE TRIGGER idea_texts_changed AFTER UPDATE ON idea_texts
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION compare_ideas_later();
--> statement-breakpoint
DROP VIEW "searchable_ideas";
--> statement-breakpoint
-- As before, with the marks.
CREATE VIEW "searchable_ideas" AS
  SELECT idea_id, seed_id, title, words, stems, keys, marks FROM idea_texts
  WHERE account_id = nullif(current_setting('app.account_id', true), '')::uuid;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO seedbed_system;
--> statement-breakpoint
ALTER VIEW "searchable_ideas" OWNER TO seedbed_system;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM seedbed_system;
--> statement-breakpoint
GRANT SELECT ON "searchable_ideas" TO seedbed_member;
--> statement-breakpoint
-- Ideas that are there already are compared one after the other, behind those that change. Row-level security would hide them from
-- the owner of the tables, too.
ALTER TABLE idea_texts NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
INSERT INTO ideas_to_compare (idea_id, account_id) SELECT idea_id, account_id FROM idea_texts;
--> statement-breakpoint
ALTER TABLE idea_texts FORCE ROW LEVEL SECURITY;
