import { endedChannel } from "../../../../platform/realtime/ended.ts";

/**
 * What sessions need beside Better Auth's own columns: the token before the last change and when it was changed, the version of the person's rights the token
 * was made for, when the password was entered again, and word to all servers when a session ends. Tokens from before they were kept as hashes become hashes. Safe to run again.
 */
export const sessionSchemaSql = `
do $$
begin
  -- Only where needed: the lock it takes would hold up the calls of servers that run already.
  if not exists (select from pg_trigger where tgrelid = 'session'::regclass and tgname = 'session_ended') then
    alter table session add column if not exists "previousToken" text;
    alter table session add column if not exists "replacedAt" timestamptz;
    alter table session add column if not exists "rightsVersion" integer;
    create index if not exists session_previous_token on session ("previousToken") where "previousToken" is not null;
    create or replace function session_ended() returns trigger language plpgsql as $body$
    begin
      perform pg_notify('${endedChannel}', json_build_object('session', old.id)::text);
      return null;
    end $body$;
    create trigger session_ended after delete on session for each row execute function session_ended();
  end if;
  if not exists (select from information_schema.columns
    where table_schema = current_schema() and table_name = 'session' and column_name = 'confirmedAt') then
    alter table session add column if not exists "confirmedAt" timestamptz;
  end if;
  update session set token = 'sha256:' || encode(sha256(convert_to(token, 'UTF8')), 'hex') where token not like 'sha256:%';
end $$`;
