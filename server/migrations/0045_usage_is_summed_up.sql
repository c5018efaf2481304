CREATE TABLE "model_usage_months" (
	"account_id" uuid NOT NULL,
	"user_id" uuid,
	"task" text NOT NULL,
	"model" text NOT NULL,
	"month" date NOT NULL,
	"attempts" bigint NOT NULL,
	"failed" bigint NOT NULL,
	"tokens_in" bigint NOT NULL,
	"tokens_cached" bigint NOT NULL,
	"tokens_out" bigint NOT NULL,
	"milliseconds" bigint NOT NULL,
	"cost_usd" double precision NOT NULL,
	CONSTRAINT "model_usage_months_what" UNIQUE NULLS NOT DISTINCT("account_id","user_id","task","model","month")
);
--> statement-breakpoint
ALTER TABLE "report_runs" ADD COLUMN "earlier_usd" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "report_runs" ADD COLUMN "earlier_unpriced" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "model_usage_age" ON "model_usage" USING brin ("created_at");