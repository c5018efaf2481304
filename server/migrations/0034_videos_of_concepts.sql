CREATE TABLE "concept_videos" (
	"concept_id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"status" text DEFAULT 'generating' NOT NULL,
	"stage" text DEFAULT 'waiting' NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"error" text,
	"plan" jsonb,
	"voice" text,
	"made_by" text,
	"media_type" text,
	"bytes" integer,
	"ordered_by" uuid NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "concept_videos_id_unique" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "concept_videos" ADD CONSTRAINT "concept_videos_concept_id_concepts_id_fk" FOREIGN KEY ("concept_id") REFERENCES "public"."concepts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "concept_videos_account" ON "concept_videos" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "concept_videos_status" ON "concept_videos" USING btree ("status","ordered_at");