CREATE TABLE "report_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"concept_id" uuid NOT NULL,
	"format" text NOT NULL,
	"version_id" uuid,
	"status" text DEFAULT 'waiting' NOT NULL,
	"error" text,
	"file_name" text,
	"bytes" integer,
	"ordered_by" uuid NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "section_revisions" ADD COLUMN "told_by" text;--> statement-breakpoint
ALTER TABLE "report_exports" ADD CONSTRAINT "report_exports_concept_id_concepts_id_fk" FOREIGN KEY ("concept_id") REFERENCES "public"."concepts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_exports" ADD CONSTRAINT "report_exports_version_id_concept_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."concept_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_exports_concept" ON "report_exports" USING btree ("concept_id","ordered_at");--> statement-breakpoint
CREATE INDEX "report_exports_expires" ON "report_exports" USING btree ("expires_at");