CREATE TABLE "concept_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"concept_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"from_number" integer,
	"words" jsonb NOT NULL,
	"forms" jsonb NOT NULL,
	"why" text NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"summary" text NOT NULL,
	"summary_origin" text NOT NULL,
	"affected_sections" text[] NOT NULL,
	"saved_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "concept_versions_number" UNIQUE("concept_id","number")
);
--> statement-breakpoint
CREATE TABLE "version_previews" (
	"account_id" uuid NOT NULL,
	"concept_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	CONSTRAINT "version_previews_user_id_concept_id_pk" PRIMARY KEY("user_id","concept_id")
);
--> statement-breakpoint
CREATE TABLE "version_sections" (
	"account_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"concept_id" uuid NOT NULL,
	"section" text NOT NULL,
	"revision" integer NOT NULL,
	"content_hash" text,
	"started_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"notes" jsonb NOT NULL,
	"origin" text,
	"fingerprint" text,
	"withdrawn" jsonb NOT NULL,
	CONSTRAINT "version_sections_version_id_section_pk" PRIMARY KEY("version_id","section")
);
--> statement-breakpoint
ALTER TABLE "section_revisions" ADD COLUMN "brings_back" integer;--> statement-breakpoint
ALTER TABLE "concept_versions" ADD CONSTRAINT "concept_versions_concept_id_concepts_id_fk" FOREIGN KEY ("concept_id") REFERENCES "public"."concepts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "concept_versions" ADD CONSTRAINT "concept_versions_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "version_previews" ADD CONSTRAINT "version_previews_concept_id_concepts_id_fk" FOREIGN KEY ("concept_id") REFERENCES "public"."concepts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "version_previews" ADD CONSTRAINT "version_previews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "version_previews" ADD CONSTRAINT "version_previews_version_id_concept_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."concept_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "version_sections" ADD CONSTRAINT "version_sections_version_id_concept_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."concept_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "concept_versions_account" ON "concept_versions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "version_sections_revision" ON "version_sections" USING btree ("concept_id","section","revision");--> statement-breakpoint
-- Whoever looks at a version changes nothing of its concept; the triggers are made for every table that belongs to one (secure-tables.ts).
CREATE FUNCTION refuse_while_viewing() RETURNS trigger LANGUAGE plpgsql AS $$
declare viewer uuid := nullif(current_setting('app.viewer', true), '')::uuid;
	touched uuid;
begin
	if not exists (select from version_previews where user_id = viewer) then return null; end if;
	if tg_op = 'DELETE' then
		execute format('select ($1).%I', tg_argv[0]) into touched using old;
	else
		execute format('select ($1).%I', tg_argv[0]) into touched using new;
	end if;
	if exists (select from version_previews where user_id = viewer and concept_id = touched) then
		raise exception using errcode = 'SB409',
			message = 'You are viewing a historical version of this concept. Revert to it or cancel to make changes.';
	end if;
	return null;
end $$;
