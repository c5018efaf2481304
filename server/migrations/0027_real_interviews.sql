CREATE TABLE "interview_guides" (
	"profile_id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"concept_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"questions" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"concept_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"title" text NOT NULL,
	"file_name" text,
	"transcript" jsonb NOT NULL,
	"words" integer NOT NULL,
	"lines" integer NOT NULL,
	"replaced" jsonb NOT NULL,
	"read_lines" integer DEFAULT 0 NOT NULL,
	"found" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"added_by" uuid NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "interview_guides" ADD CONSTRAINT "interview_guides_concept_id_concepts_id_fk" FOREIGN KEY ("concept_id") REFERENCES "public"."concepts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_concept_id_concepts_id_fk" FOREIGN KEY ("concept_id") REFERENCES "public"."concepts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interview_guides_concept" ON "interview_guides" USING btree ("concept_id");--> statement-breakpoint
CREATE INDEX "interviews_profile" ON "interviews" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "interviews_concept" ON "interviews" USING btree ("concept_id");