CREATE TABLE "dismissed_notices" (
	"account_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"notice" text NOT NULL,
	CONSTRAINT "dismissed_notices_user_id_notice_pk" PRIMARY KEY("user_id","notice")
);
--> statement-breakpoint
CREATE TABLE "company_facts" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"currency" text,
	"region" text NOT NULL,
	"size" text,
	"report_language" text
);
--> statement-breakpoint
ALTER TABLE "dismissed_notices" ADD CONSTRAINT "dismissed_notices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dismissed_notices" ADD CONSTRAINT "dismissed_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_facts" ADD CONSTRAINT "company_facts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;