ALTER TABLE "invitations" ADD COLUMN "link_hash" text;--> statement-breakpoint
CREATE INDEX "invitations_created" ON "invitations" USING btree ("account_id","created_at");--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_link_hash_unique" UNIQUE("link_hash");
--> statement-breakpoint
UPDATE "invitations" SET "link_hash" = "ticket_hash", "ticket_hash" = 'told to who invited: ' || "id";--> statement-breakpoint
UPDATE "invitations" SET "revoked_at" = now() FROM "users"
WHERE "users"."id" = "invitations"."invited_by" AND ("users"."removed_at" IS NOT NULL OR "users"."role" <> 'admin')
AND "invitations"."accepted_at" IS NULL AND "invitations"."revoked_at" IS NULL;
