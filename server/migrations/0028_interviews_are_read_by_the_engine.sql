ALTER TABLE "interviews" ADD COLUMN "attempt" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "stopped" text;--> statement-breakpoint
CREATE INDEX "interviews_unread" ON "interviews" USING btree ("id") WHERE "interviews"."read_lines" < "interviews"."lines" and "interviews"."stopped" is null;