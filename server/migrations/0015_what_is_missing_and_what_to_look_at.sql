ALTER TABLE "report_sections" ADD COLUMN "notes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "task_answers" ADD COLUMN "notes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "model_usage" ADD COLUMN "mends" jsonb DEFAULT '{}'::jsonb NOT NULL;