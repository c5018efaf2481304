ALTER TABLE "report_runs" ADD COLUMN "filling" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "report_runs" ADD COLUMN "part" text;--> statement-breakpoint
CREATE INDEX "task_answers_section" ON "task_answers" USING btree ("key" text_pattern_ops);