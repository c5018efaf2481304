ALTER TABLE mails ADD COLUMN account_id uuid;--> statement-breakpoint
ALTER TABLE mails ADD COLUMN kind text DEFAULT 'mail' NOT NULL;--> statement-breakpoint
ALTER TABLE mails ADD COLUMN html text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE mails ADD COLUMN message_id text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE mails ADD COLUMN created_at timestamp with time zone;--> statement-breakpoint
ALTER TABLE mails ADD COLUMN expires_at timestamp with time zone;--> statement-breakpoint
ALTER TABLE mails ADD COLUMN status text;--> statement-breakpoint
ALTER TABLE mails ADD COLUMN attempts integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE mails ADD COLUMN next_attempt_at timestamp with time zone;--> statement-breakpoint
ALTER TABLE mails ADD COLUMN lease_owner text;--> statement-breakpoint
ALTER TABLE mails ADD COLUMN lease_until timestamp with time zone;--> statement-breakpoint
ALTER TABLE mails ADD COLUMN handovers integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE mails ADD COLUMN trouble text;--> statement-breakpoint
ALTER TABLE mails ADD COLUMN last_error text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Until now there were none but those for the local mailbox.
UPDATE mails SET status = 'kept', created_at = sent_at, expires_at = sent_at, next_attempt_at = sent_at;--> statement-breakpoint
ALTER TABLE mails ALTER COLUMN sent_at DROP NOT NULL;--> statement-breakpoint
UPDATE mails SET sent_at = NULL;--> statement-breakpoint
ALTER TABLE mails ALTER COLUMN created_at SET NOT NULL;--> statement-breakpoint
ALTER TABLE mails ALTER COLUMN expires_at SET NOT NULL;--> statement-breakpoint
ALTER TABLE mails ALTER COLUMN status SET NOT NULL;--> statement-breakpoint
ALTER TABLE mails ALTER COLUMN next_attempt_at SET NOT NULL;--> statement-breakpoint
DROP INDEX mails_recipient;--> statement-breakpoint
CREATE INDEX mails_recipient ON mails USING btree (recipient, created_at);--> statement-breakpoint
CREATE INDEX mails_due ON mails USING btree (next_attempt_at) WHERE mails.status = 'waiting';--> statement-breakpoint
ALTER TABLE invitations ADD COLUMN mail_id uuid;
