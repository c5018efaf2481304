ALTER TABLE "concept_views" ADD COLUMN "first_report_closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "generated_concepts" ADD COLUMN "opportunity" jsonb;