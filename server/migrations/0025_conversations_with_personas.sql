CREATE TABLE "conversation_messages" (
	"account_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"turn" integer NOT NULL,
	"side" text NOT NULL,
	"uuid" uuid NOT NULL,
	"role" text NOT NULL,
	"name" text NOT NULL,
	"content" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"code" text,
	"sentences" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"verdict" text,
	"origin" text,
	"attempt" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "conversation_messages_conversation_id_turn_side_pk" PRIMARY KEY("conversation_id","turn","side"),
	CONSTRAINT "conversation_messages_uuid" UNIQUE("conversation_id","uuid")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"concept_id" uuid NOT NULL,
	"customer_profile_id" uuid NOT NULL,
	"start_uuid" uuid NOT NULL,
	"title" text NOT NULL,
	"answering" integer,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversations_start" UNIQUE("account_id","user_id","start_uuid")
);
--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_concept_id_concepts_id_fk" FOREIGN KEY ("concept_id") REFERENCES "public"."concepts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversations_of_person" ON "conversations" USING btree ("account_id","user_id","customer_profile_id","updated_at");--> statement-breakpoint
CREATE INDEX "conversations_concept" ON "conversations" USING btree ("concept_id");