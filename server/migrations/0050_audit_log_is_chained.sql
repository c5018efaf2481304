ALTER TABLE "security_events" ADD COLUMN "seq" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "security_events" ADD COLUMN "previous" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "security_events" ADD COLUMN "hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "security_events_chain" ON "security_events" USING btree ("account_id","seq");--> statement-breakpoint
CREATE SEQUENCE security_events_seq;--> statement-breakpoint
-- What an entry says, and the hash of the one before it: whoever changes one would have to change all that follow.
CREATE FUNCTION security_event_hash(entry security_events) RETURNS text LANGUAGE sql STABLE AS $$
  select encode(sha256(convert_to(json_build_array(entry.id, entry.account_id, entry.kind, entry.actor_id, entry.actor_email, entry.subject_email,
    entry.address, entry.detail, extract(epoch from entry.at)::text, entry.seq, entry.previous)::text, 'UTF8')), 'hex')
$$;--> statement-breakpoint
-- One entry of a company after the other, until the commit: the number follows from the lock, not from who asked first.
CREATE FUNCTION chain_security_event() RETURNS trigger LANGUAGE plpgsql AS $$
declare last text;
begin
  perform pg_advisory_xact_lock(hashtextextended(coalesce(new.account_id::text, ''), 7340));
  if new.account_id is null then
    select hash into last from public.security_events where account_id is null order by seq desc limit 1;
  else
    select hash into last from public.security_events where account_id = new.account_id order by seq desc limit 1;
  end if;
  new.seq := nextval('public.security_events_seq');
  new.previous := coalesce(last, '');
  new.hash := public.security_event_hash(new);
  return new;
end $$;--> statement-breakpoint
-- Old entries go (they are kept for 400 days); nothing else ever changes one.
CREATE FUNCTION keep_security_event() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '399 days' then return old; end if;
  raise exception 'an entry of the audit log is never changed' using errcode = 'insufficient_privilege';
end $$;--> statement-breakpoint
DO $$
declare entry security_events; last text := ''; company uuid;
begin
  for entry in select * from security_events order by account_id, at, id loop
    if entry.account_id is distinct from company then
      last := '';
      company := entry.account_id;
    end if;
    entry.seq := nextval('security_events_seq');
    entry.previous := last;
    entry.hash := security_event_hash(entry);
    update security_events set seq = entry.seq, previous = entry.previous, hash = entry.hash where id = entry.id;
    last := entry.hash;
  end loop;
end $$;--> statement-breakpoint
CREATE TRIGGER chain_security_event BEFORE INSERT ON security_events FOR EACH ROW EXECUTE FUNCTION chain_security_event();--> statement-breakpoint
CREATE TRIGGER keep_security_event BEFORE UPDATE OR DELETE ON security_events FOR EACH ROW EXECUTE FUNCTION keep_security_event();
