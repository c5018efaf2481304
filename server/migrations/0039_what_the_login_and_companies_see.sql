-- What follows from a change of a table follows also when the change comes from a foreign key, as whose doer PostgreSQL 18 takes the owner of the table:
-- the login, which sees no row of any company. The names are looked up here alone, whatever the caller's search path is.
GRANT CREATE ON SCHEMA public TO seedbed_system;
--> statement-breakpoint
ALTER FUNCTION keep_concept_texts() SECURITY DEFINER SET search_path = public, pg_temp;
--> statement-breakpoint
ALTER FUNCTION keep_concept_texts() OWNER TO seedbed_system;
--> statement-breakpoint
ALTER FUNCTION keep_seed_texts() SECURITY DEFINER SET search_path = public, pg_temp;
--> statement-breakpoint
ALTER FUNCTION keep_seed_texts() OWNER TO seedbed_system;
--> statement-breakpoint
ALTER FUNCTION forget_idea_texts() SECURITY DEFINER SET search_path = public, pg_temp;
--> statement-breakpoint
ALTER FUNCTION forget_idea_texts() OWNER TO seedbed_system;
--> statement-breakpoint
ALTER FUNCTION note_concept_changes() SECURITY DEFINER SET search_path = public, pg_temp;
--> statement-breakpoint
ALTER FUNCTION note_concept_changes() OWNER TO seedbed_system;
--> statement-breakpoint
ALTER FUNCTION note_seed_changes() SECURITY DEFINER SET search_path = public, pg_temp;
--> statement-breakpoint
ALTER FUNCTION note_seed_changes() OWNER TO seedbed_system;
--> statement-breakpoint
ALTER FUNCTION keep_seed_words() SECURITY DEFINER SET search_path = public, pg_temp;
--> statement-breakpoint
ALTER FUNCTION keep_seed_words() OWNER TO seedbed_system;
--> statement-breakpoint
ALTER FUNCTION refuse_while_viewing() SECURITY DEFINER SET search_path = public, pg_temp;
--> statement-breakpoint
ALTER FUNCTION refuse_while_viewing() OWNER TO seedbed_system;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM seedbed_system;
--> statement-breakpoint
-- Each company counts its events itself.
CREATE TABLE "outbox_counters" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"last" bigint NOT NULL
);
--> statement-breakpoint
INSERT INTO "outbox_counters" SELECT account_id, max(seq) FROM "outbox" GROUP BY account_id;
--> statement-breakpoint
DROP INDEX "outbox_account";
--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_pkey";
--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "seq" DROP DEFAULT;
--> statement-breakpoint
DROP SEQUENCE "outbox_seq_seq";
--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_account_id_seq_pk" PRIMARY KEY("account_id","seq");
