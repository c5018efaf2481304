CREATE TABLE "spending_caps" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"company_day_usd" double precision,
	"company_month_usd" double precision,
	"person_day_usd" double precision,
	"person_month_usd" double precision,
	"warned_of_day" timestamp with time zone,
	"warned_of_month" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "model_reservations" ADD COLUMN "user_id" uuid;