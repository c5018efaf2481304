CREATE TABLE "editing_messages" (
	"account_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"turn" integer NOT NULL,
	"side" text NOT NULL,
	"uuid" uuid NOT NULL,
	"role" text NOT NULL,
	"name" text NOT NULL,
	"content" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"media" jsonb,
	"scope" jsonb,
	"code" text,
	"origin" text,
	"attempt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "editing_messages_session_id_turn_side_pk" PRIMARY KEY("session_id","turn","side"),
	CONSTRAINT "editing_messages_uuid" UNIQUE("session_id","uuid")
);
--> statement-breakpoint
CREATE TABLE "editing_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"concept_id" uuid NOT NULL,
	"start_uuid" uuid NOT NULL,
	"answering" integer,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "editing_sessions_of_person" UNIQUE("concept_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "open_edits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"edit" jsonb NOT NULL,
	"asked" jsonb NOT NULL,
	"based_on" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "editing_locks" (
	"concept_id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"lock_id" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "section_revisions" ADD COLUMN "with_ai" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "editing_messages" ADD CONSTRAINT "editing_messages_session_id_editing_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."editing_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "editing_sessions" ADD CONSTRAINT "editing_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "editing_sessions" ADD CONSTRAINT "editing_sessions_concept_id_concepts_id_fk" FOREIGN KEY ("concept_id") REFERENCES "public"."concepts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_edits" ADD CONSTRAINT "open_edits_session_id_editing_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."editing_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "editing_locks" ADD CONSTRAINT "editing_locks_concept_id_concepts_id_fk" FOREIGN KEY ("concept_id") REFERENCES "public"."concepts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "editing_locks" ADD CONSTRAINT "editing_locks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "editing_sessions_account" ON "editing_sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "open_edits_session" ON "open_edits" USING btree ("session_id","position");