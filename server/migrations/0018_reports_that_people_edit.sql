CREATE TABLE "report_presence" (
	"account_id" uuid NOT NULL,
	"concept_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"section" text NOT NULL,
	"field" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "report_presence_concept_id_user_id_pk" PRIMARY KEY("concept_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "concepts" ADD COLUMN "word_changes" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "section_revisions" ADD COLUMN "undoes" integer;--> statement-breakpoint
ALTER TABLE "report_presence" ADD CONSTRAINT "report_presence_concept_id_concepts_id_fk" FOREIGN KEY ("concept_id") REFERENCES "public"."concepts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_presence" ADD CONSTRAINT "report_presence_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_presence_at" ON "report_presence" USING btree ("at");--> statement-breakpoint
CREATE INDEX "section_revisions_uuid" ON "section_revisions" USING btree (("content" ->> 'uuid')) WHERE "section_revisions"."section" = 'marketScan';