CREATE TABLE "external_secrets" (
	"hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"sealed" text NOT NULL,
	"held_until" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "external_secrets_expires" ON "external_secrets" USING btree ("expires_at");