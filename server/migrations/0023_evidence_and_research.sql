CREATE TABLE "kept_pages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"address" text NOT NULL,
	"url" text,
	"title" text NOT NULL,
	"publisher" text NOT NULL,
	"published_date" date,
	"language" text,
	"classification" text NOT NULL,
	"category" text,
	"text" text NOT NULL,
	"hash" text NOT NULL,
	"retrieved_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"added_by" uuid,
	CONSTRAINT "kept_pages_copy" UNIQUE("account_id","address","hash")
);
--> statement-breakpoint
CREATE TABLE "kept_searches" (
	"account_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"query" text NOT NULL,
	"language" text DEFAULT '' NOT NULL,
	"results" jsonb NOT NULL,
	"searched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kept_searches_account_id_provider_query_language_pk" PRIMARY KEY("account_id","provider","query","language")
);
--> statement-breakpoint
CREATE TABLE "refused_pages" (
	"account_id" uuid NOT NULL,
	"address" text NOT NULL,
	"reason" text NOT NULL,
	"sentence" text NOT NULL,
	"refused_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refused_pages_account_id_address_pk" PRIMARY KEY("account_id","address")
);
--> statement-breakpoint
CREATE TABLE "rejected_pages" (
	"account_id" uuid NOT NULL,
	"address" text NOT NULL,
	"reason" text NOT NULL,
	"rejected_by" uuid NOT NULL,
	"rejected_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rejected_pages_account_id_address_pk" PRIMARY KEY("account_id","address")
);
--> statement-breakpoint
CREATE TABLE "cited_sources" (
	"account_id" uuid NOT NULL,
	"concept_id" uuid NOT NULL,
	"section" text NOT NULL,
	"source" uuid NOT NULL,
	CONSTRAINT "cited_sources_concept_id_section_source_pk" PRIMARY KEY("concept_id","section","source")
);
--> statement-breakpoint
CREATE TABLE "research_plans" (
	"concept_id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"wishes" text DEFAULT '' NOT NULL,
	"questions" jsonb NOT NULL,
	"changed_by" uuid,
	"changed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "research_progress" (
	"account_id" uuid NOT NULL,
	"concept_id" uuid NOT NULL,
	"section" text NOT NULL,
	"run_id" uuid NOT NULL,
	"questions" integer NOT NULL,
	"asked" integer DEFAULT 0 NOT NULL,
	"searches" integer DEFAULT 0 NOT NULL,
	"current" uuid,
	"usd" double precision,
	"ended" text,
	"is_done" boolean DEFAULT false NOT NULL,
	CONSTRAINT "research_progress_concept_id_section_pk" PRIMARY KEY("concept_id","section")
);
--> statement-breakpoint
CREATE TABLE "research_reads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"concept_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"section" text NOT NULL,
	"question" uuid NOT NULL,
	"url" text NOT NULL,
	"title" text NOT NULL,
	"publisher" text DEFAULT '' NOT NULL,
	"published_date" text,
	"state" text NOT NULL,
	"reason" text,
	"sentence" text DEFAULT '' NOT NULL,
	"passages" integer DEFAULT 0 NOT NULL,
	"quoted" integer DEFAULT 0 NOT NULL,
	"source" uuid,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wrong_claims" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"concept_id" uuid NOT NULL,
	"section" text NOT NULL,
	"item" uuid NOT NULL,
	"field" text DEFAULT '' NOT NULL,
	"claim" text NOT NULL,
	"reason" text NOT NULL,
	"marked_by" uuid NOT NULL,
	"marked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "report_sections" ADD COLUMN "withdrawn" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "cited_sources" ADD CONSTRAINT "cited_sources_concept_id_concepts_id_fk" FOREIGN KEY ("concept_id") REFERENCES "public"."concepts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research_plans" ADD CONSTRAINT "research_plans_concept_id_concepts_id_fk" FOREIGN KEY ("concept_id") REFERENCES "public"."concepts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research_progress" ADD CONSTRAINT "research_progress_concept_id_concepts_id_fk" FOREIGN KEY ("concept_id") REFERENCES "public"."concepts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research_reads" ADD CONSTRAINT "research_reads_concept_id_concepts_id_fk" FOREIGN KEY ("concept_id") REFERENCES "public"."concepts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wrong_claims" ADD CONSTRAINT "wrong_claims_concept_id_concepts_id_fk" FOREIGN KEY ("concept_id") REFERENCES "public"."concepts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_pages_checked" ON "kept_pages" USING btree ("account_id","address","checked_at");--> statement-breakpoint
CREATE INDEX "cited_sources_source" ON "cited_sources" USING btree ("account_id","source");--> statement-breakpoint
CREATE INDEX "research_plans_account" ON "research_plans" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "research_reads_concept" ON "research_reads" USING btree ("concept_id","at");--> statement-breakpoint
CREATE INDEX "wrong_claims_concept" ON "wrong_claims" USING btree ("concept_id","section");