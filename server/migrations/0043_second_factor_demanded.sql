ALTER TABLE "accounts" ADD COLUMN "second_factor_demanded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE FUNCTION second_factor_demanded() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM pg_notify('seedbed_ended', json_build_object('user', id)::text) FROM users WHERE account_id = NEW.id AND removed_at IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER second_factor_demanded AFTER UPDATE OF second_factor_demanded ON accounts FOR EACH ROW
  WHEN (NEW.second_factor_demanded AND NOT OLD.second_factor_demanded)
  EXECUTE FUNCTION second_factor_demanded();
