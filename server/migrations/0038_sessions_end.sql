ALTER TABLE "users" ADD COLUMN "rights_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "socket_tickets" ADD COLUMN "session_id" text;--> statement-breakpoint
ALTER TABLE "socket_tickets" ADD COLUMN "good_until" timestamp with time zone;--> statement-breakpoint
CREATE FUNCTION rights_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('seedbed_ended', json_build_object('user', OLD.id)::text);
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  NEW.rights_version := OLD.rights_version + 1;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER rights_changed BEFORE UPDATE OF role, account_id, removed_at ON users FOR EACH ROW
  WHEN ((NEW.role, NEW.account_id, NEW.removed_at) IS DISTINCT FROM (OLD.role, OLD.account_id, OLD.removed_at))
  EXECUTE FUNCTION rights_changed();
--> statement-breakpoint
CREATE TRIGGER users_deleted BEFORE DELETE ON users FOR EACH ROW EXECUTE FUNCTION rights_changed();
