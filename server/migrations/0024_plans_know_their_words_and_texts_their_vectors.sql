CREATE TABLE "text_vectors" (
	"account_id" uuid NOT NULL,
	"model" text NOT NULL,
	"hash" text NOT NULL,
	"vector" real[] NOT NULL,
	CONSTRAINT "text_vectors_account_id_model_hash_pk" PRIMARY KEY("account_id","model","hash")
);
--> statement-breakpoint
ALTER TABLE "research_plans" ADD COLUMN "made_from" text;