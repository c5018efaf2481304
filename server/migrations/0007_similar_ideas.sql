-- The distinct words of a text, without their endings and without those that say nothing.
CREATE FUNCTION idea_stems(said text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN tsvector_to_array(to_tsvector('english', said));
--> statement-breakpoint
-- Ten words are drawn by their hash: texts that share most of their words share most of what is drawn. Each pair of these is a key,
-- and so are the words of the title together. The company's id makes the keys its own, so that an index holds its ideas apart.
CREATE FUNCTION idea_keys(company uuid, named text, said text) RETURNS bigint[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  WITH drawn AS MATERIALIZED (
    SELECT word, row_number() OVER (ORDER BY hash) AS place
    FROM (SELECT word, md5(word) AS hash FROM unnest(idea_stems(said)) AS word ORDER BY 2 LIMIT 10) words
  ), marks AS (
    SELECT a.word || ' ' || b.word AS mark FROM drawn a JOIN drawn b ON a.place < b.place
    UNION ALL
    SELECT array_to_string(idea_stems(named), ' ') WHERE idea_stems(named) <> '{}'
  )
  SELECT coalesce(array_agg(('x' || left(md5(company::text || mark), 15))::bit(60)::bigint), '{}') FROM marks
$$;
--> statement-breakpoint
CREATE TABLE "idea_distinctions" (
	"account_id" uuid NOT NULL,
	"first_id" uuid NOT NULL,
	"second_id" uuid NOT NULL,
	"decided_by" uuid NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idea_distinctions_first_id_second_id_pk" PRIMARY KEY("first_id","second_id")
);
--> statement-breakpoint
CREATE TABLE "idea_texts" (
	"idea_id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"words" text NOT NULL,
	"seed_id" uuid,
	"stems" text[] GENERATED ALWAYS AS (idea_stems(words)) STORED NOT NULL,
	"keys" bigint[] GENERATED ALWAYS AS (idea_keys(account_id, title, words)) STORED NOT NULL
);
--> statement-breakpoint
ALTER TABLE "idea_distinctions" ADD CONSTRAINT "idea_distinctions_first_id_idea_texts_idea_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."idea_texts"("idea_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idea_distinctions" ADD CONSTRAINT "idea_distinctions_second_id_idea_texts_idea_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."idea_texts"("idea_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idea_distinctions" ADD CONSTRAINT "idea_distinctions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idea_distinctions_second" ON "idea_distinctions" USING btree ("second_id");--> statement-breakpoint
CREATE INDEX "idea_texts_keys" ON "idea_texts" USING gin ("keys");