CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"domain" text NOT NULL,
	"goal" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"account_id" uuid,
	"email" text NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"job_title" text DEFAULT '' NOT NULL,
	"role" text DEFAULT 'member' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_subject_unique" UNIQUE("subject")
);
--> statement-breakpoint
CREATE TABLE "concept_views" (
	"account_id" uuid NOT NULL,
	"concept_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"gut_check" text,
	CONSTRAINT "concept_views_concept_id_user_id_pk" PRIMARY KEY("concept_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "concepts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"overview" text NOT NULL,
	"value_proposition" text NOT NULL,
	"problem_statement" text NOT NULL,
	"differentiators" jsonb NOT NULL,
	"rights_to_win" jsonb NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"status_before_archive" text,
	"feature_versions" jsonb NOT NULL,
	"seed_id" uuid,
	"created_by" uuid NOT NULL,
	"updated_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "concepts_number" UNIQUE("account_id","number")
);
--> statement-breakpoint
CREATE TABLE "clarifying_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"seed_id" uuid NOT NULL,
	"generated_concept_id" uuid,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"icon" text NOT NULL,
	"question" text NOT NULL,
	"answer" text[] NOT NULL,
	"details" jsonb NOT NULL,
	"origin" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "generated_concepts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"seed_id" uuid NOT NULL,
	"generation_id" uuid NOT NULL,
	"generation_order" integer NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"overview" text NOT NULL,
	"problem_statement" text NOT NULL,
	"value_proposition" text NOT NULL,
	"differentiators" jsonb NOT NULL,
	"rights_to_win" jsonb NOT NULL,
	"rests_on" jsonb NOT NULL,
	"origin" text NOT NULL,
	"concept_id" uuid,
	"is_generating" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "questionnaires" (
	"type" text NOT NULL,
	"version" integer NOT NULL,
	"questions" jsonb NOT NULL,
	CONSTRAINT "questionnaires_type_version_pk" PRIMARY KEY("type","version")
);
--> statement-breakpoint
CREATE TABLE "seed_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"seed_id" uuid NOT NULL,
	"question_id" text NOT NULL,
	"question_order" numeric NOT NULL,
	"field_type" text NOT NULL,
	"answer" text[] NOT NULL,
	"details" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "seed_answers_question" UNIQUE("seed_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "seeds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"type" text NOT NULL,
	"questionnaire_version" integer NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"is_cloned" boolean DEFAULT false NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"generation_id" uuid,
	"generation_status" text DEFAULT 'idle' NOT NULL,
	"generation_message" text,
	"generation_instructions" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assumptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"concept_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"statement" text NOT NULL,
	"category" text NOT NULL,
	"importance" integer NOT NULL,
	"certainty" integer NOT NULL,
	"status" text DEFAULT 'untested' NOT NULL,
	"importance_rationale" text NOT NULL,
	"certainty_rationale" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"origin" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"concept_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"is_primary" boolean NOT NULL,
	"fields" jsonb NOT NULL,
	"origin" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ecosystem_companies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"concept_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	"fields" jsonb NOT NULL,
	"origin" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	"fields" jsonb NOT NULL,
	"origin" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"concept_id" uuid NOT NULL,
	"requested_by" uuid NOT NULL,
	"sections" text[] NOT NULL,
	"status" text DEFAULT 'running' NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "report_sections" (
	"account_id" uuid NOT NULL,
	"concept_id" uuid NOT NULL,
	"section" text NOT NULL,
	"status" text DEFAULT 'notStarted' NOT NULL,
	"run_id" uuid,
	"started_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"error" text,
	"origin" text,
	"fingerprint" text,
	"content" jsonb,
	CONSTRAINT "report_sections_concept_id_section_pk" PRIMARY KEY("concept_id","section")
);
--> statement-breakpoint
CREATE TABLE "task_answers" (
	"key" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"task" text NOT NULL,
	"origin" text NOT NULL,
	"output" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotent_answers" (
	"account_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"route" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotent_answers_account_id_user_id_route_key_pk" PRIMARY KEY("account_id","user_id","route","key")
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_reservations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"amount_usd" double precision NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_usage" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"user_id" uuid,
	"task" text NOT NULL,
	"task_version" integer NOT NULL,
	"model" text NOT NULL,
	"attempt" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"tokens_in" integer NOT NULL,
	"tokens_cached" integer NOT NULL,
	"tokens_out" integer NOT NULL,
	"milliseconds" integer NOT NULL,
	"cost_usd" double precision NOT NULL,
	"outcome" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"user_id" uuid,
	"type" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passing_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"envelope" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "socket_tickets" (
	"hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "servers" (
	"id" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"heard_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "concept_views" ADD CONSTRAINT "concept_views_concept_id_concepts_id_fk" FOREIGN KEY ("concept_id") REFERENCES "public"."concepts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "concept_views" ADD CONSTRAINT "concept_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "concepts" ADD CONSTRAINT "concepts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "concepts" ADD CONSTRAINT "concepts_seed_id_seeds_id_fk" FOREIGN KEY ("seed_id") REFERENCES "public"."seeds"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "concepts" ADD CONSTRAINT "concepts_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "concepts" ADD CONSTRAINT "concepts_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clarifying_questions" ADD CONSTRAINT "clarifying_questions_seed_id_seeds_id_fk" FOREIGN KEY ("seed_id") REFERENCES "public"."seeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clarifying_questions" ADD CONSTRAINT "clarifying_questions_generated_concept_id_generated_concepts_id_fk" FOREIGN KEY ("generated_concept_id") REFERENCES "public"."generated_concepts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generated_concepts" ADD CONSTRAINT "generated_concepts_seed_id_seeds_id_fk" FOREIGN KEY ("seed_id") REFERENCES "public"."seeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seed_answers" ADD CONSTRAINT "seed_answers_seed_id_seeds_id_fk" FOREIGN KEY ("seed_id") REFERENCES "public"."seeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seeds" ADD CONSTRAINT "seeds_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seeds" ADD CONSTRAINT "seeds_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assumptions" ADD CONSTRAINT "assumptions_concept_id_concepts_id_fk" FOREIGN KEY ("concept_id") REFERENCES "public"."concepts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_profiles" ADD CONSTRAINT "customer_profiles_concept_id_concepts_id_fk" FOREIGN KEY ("concept_id") REFERENCES "public"."concepts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ecosystem_companies" ADD CONSTRAINT "ecosystem_companies_concept_id_concepts_id_fk" FOREIGN KEY ("concept_id") REFERENCES "public"."concepts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_items" ADD CONSTRAINT "profile_items_profile_id_customer_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."customer_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_runs" ADD CONSTRAINT "report_runs_concept_id_concepts_id_fk" FOREIGN KEY ("concept_id") REFERENCES "public"."concepts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_sections" ADD CONSTRAINT "report_sections_concept_id_concepts_id_fk" FOREIGN KEY ("concept_id") REFERENCES "public"."concepts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_account" ON "users" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "concepts_account_created" ON "concepts" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "concepts_account_updated" ON "concepts" USING btree ("account_id","updated_at");--> statement-breakpoint
CREATE INDEX "concepts_account_status" ON "concepts" USING btree ("account_id","status");--> statement-breakpoint
CREATE INDEX "concepts_text" ON "concepts" USING gin (to_tsvector('simple', "title" || ' ' || "summary"));--> statement-breakpoint
CREATE INDEX "clarifying_questions_seed" ON "clarifying_questions" USING btree ("seed_id");--> statement-breakpoint
CREATE INDEX "generated_concepts_seed" ON "generated_concepts" USING btree ("seed_id","generation_order");--> statement-breakpoint
CREATE INDEX "seeds_account_created" ON "seeds" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "assumptions_concept" ON "assumptions" USING btree ("concept_id","category","position");--> statement-breakpoint
CREATE INDEX "customer_profiles_concept" ON "customer_profiles" USING btree ("concept_id","position");--> statement-breakpoint
CREATE INDEX "ecosystem_companies_concept" ON "ecosystem_companies" USING btree ("concept_id","kind","position");--> statement-breakpoint
CREATE INDEX "profile_items_profile" ON "profile_items" USING btree ("profile_id","kind","position");--> statement-breakpoint
CREATE INDEX "report_runs_concept" ON "report_runs" USING btree ("concept_id","started_at");--> statement-breakpoint
CREATE INDEX "report_sections_account" ON "report_sections" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "task_answers_run" ON "task_answers" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "idempotent_answers_created" ON "idempotent_answers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mails_recipient" ON "mails" USING btree ("recipient","sent_at");--> statement-breakpoint
CREATE INDEX "model_reservations_account" ON "model_reservations" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "model_usage_account_month" ON "model_usage" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "outbox_account" ON "outbox" USING btree ("account_id","seq");--> statement-breakpoint
CREATE INDEX "outbox_created" ON "outbox" USING btree ("created_at");