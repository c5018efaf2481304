import { memberRole, systemRole } from "./database.ts";

/**
 * Row-level security for every table that has an `account_id`, forced, so that a new table cannot be forgotten: members see and
 * write the rows of the company set for their transaction, the system role sees all. Tables without `account_id` (`questionnaires`,
 * `accounts`, `users`) get what they need below, and so do `mails`, of which members may do less. Every table that belongs to a concept
 * refuses changes of whoever looks at a version of it. Safe to run again.
 */
export const secureTablesSql = `
do $$
declare tenant_table record;
begin
  for tenant_table in
    select c.oid::regclass as name, c.relname as plain, c.relrowsecurity and c.relforcerowsecurity as secured
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'account_id' and not a.attisdropped
    where n.nspname = 'public' and c.relkind = 'r' and c.relname <> 'mails'
  loop
    -- Only where needed: the lock it takes would wait for, and hold up, the calls of servers that run already.
    if not tenant_table.secured then
      execute format('alter table %s enable row level security', tenant_table.name);
      execute format('alter table %s force row level security', tenant_table.name);
    end if;
    if not exists (select 1 from pg_policies where schemaname = 'public' and tablename = tenant_table.plain and policyname = 'tenant') then
      if tenant_table.plain = 'users' then
        execute format('create policy tenant on %s to ${memberRole}
          using (account_id = nullif(current_setting(''app.account_id'', true), '''')::uuid or id = nullif(current_setting(''app.user_id'', true), '''')::uuid)', tenant_table.name);
      else
        execute format('create policy tenant on %s to ${memberRole}
          using (account_id = nullif(current_setting(''app.account_id'', true), '''')::uuid)', tenant_table.name);
      end if;
      execute format('create policy system on %s to ${systemRole} using (true) with check (true)', tenant_table.name);
    end if;
    execute format('grant select, insert, update, delete on %s to ${memberRole}, ${systemRole}', tenant_table.name);
  end loop;
  -- Entries of the audit log are never changed; old ones are removed for all companies at once.
  if to_regclass('public.security_events') is not null then
    revoke update, delete on security_events from ${memberRole};
    revoke update on security_events from ${systemRole};
  end if;
  -- Looking at a version is no change of its concept, nor is being there, having seen it, or ordering a document of it.
  if to_regclass('public.version_previews') is not null then
    for tenant_table in
      select c.oid::regclass as name, a.attname as key,
        case when c.relname = 'concept_views' then 'insert or update of gut_check' else 'insert or update or delete' end as change,
        case when c.relname = 'concept_views' then 'and new.gut_check is not null' else '' end as condition
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
        and a.attname = case when c.relname = 'concepts' then 'id' else 'concept_id' end
      where n.nspname = 'public' and c.relkind = 'r' and c.relname not in ('version_previews', 'report_presence', 'report_exports')
        and not exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'refuse_while_viewing')
    loop
      execute format('create trigger refuse_while_viewing after %s on %s for each row
        when (current_setting(''app.viewer'', true) <> '''' %s) execute function refuse_while_viewing(%L)',
        tenant_table.change, tenant_table.name, tenant_table.condition, tenant_table.key);
    end loop;
  end if;
  -- People read and change their own row before they belong to a company, but never put it into another one.
  if exists (select 1 from pg_policies where schemaname = 'public' and tablename = 'users' and policyname = 'tenant' and with_check is null) then
    alter policy tenant on users
      with check (account_id = nullif(current_setting('app.account_id', true), '')::uuid
        or (account_id is null and id = nullif(current_setting('app.user_id', true), '')::uuid));
  end if;
  if to_regclass('public.accounts') is not null then
    if not (select relrowsecurity and relforcerowsecurity from pg_class where oid = 'accounts'::regclass) then
      alter table accounts enable row level security;
      alter table accounts force row level security;
    end if;
    if not exists (select 1 from pg_policies where schemaname = 'public' and tablename = 'accounts' and policyname = 'tenant') then
      create policy tenant on accounts to ${memberRole} using (id = nullif(current_setting('app.account_id', true), '')::uuid);
      create policy system on accounts to ${systemRole} using (true) with check (true);
    end if;
    grant select, update on accounts to ${memberRole};
    grant select, insert, update, delete on accounts to ${systemRole};
  end if;
  if to_regclass('public.questionnaires') is not null then
    grant select on questionnaires to ${memberRole};
    grant select, insert, update on questionnaires to ${systemRole};
  end if;
  if to_regclass('public.mails') is not null then
    if not (select relrowsecurity and relforcerowsecurity from pg_class where oid = 'mails'::regclass) then
      alter table mails enable row level security;
      alter table mails force row level security;
      create policy tenant on mails to ${memberRole} using (account_id = nullif(current_setting('app.account_id', true), '')::uuid);
      create policy system on mails to ${systemRole} using (true) with check (true);
    end if;
    grant select, insert, update, delete on mails to ${systemRole};
    -- Members write mails and see what became of them, but never read one: codes and tickets open accounts.
    grant insert on mails to ${memberRole};
    grant select (id, account_id, kind, recipient, status, trouble, last_error) on mails to ${memberRole};
    grant update (status, subject, text, html) on mails to ${memberRole};
  end if;
  if to_regclass('public.external_secrets') is not null then
    grant select, insert, update, delete on external_secrets to ${systemRole};
  end if;
  if to_regclass('public.servers') is not null then
    grant select, insert, update, delete on servers to ${systemRole};
  end if;
  if to_regclass('public.model_forms') is not null then
    grant select, insert, update, delete on model_forms to ${systemRole};
  end if;
  if to_regclass('public.guarded_attempts') is not null then
    grant select, insert, update, delete on guarded_attempts, trusted_networks, company_logos to ${systemRole};
  end if;
  grant usage on schema public to ${memberRole}, ${systemRole};
  grant usage, select on all sequences in schema public to ${memberRole}, ${systemRole};
end $$;
`;
