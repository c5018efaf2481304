/**
 * The login that took no role sees no row of a table with row-level security and adds none, though it inherits what the roles may and owns the tables. Restricts
 * the login alone: neither role inherits from it, so that their plans stay as they are. Safe to run again; waits for nobody where nothing is to be done.
 */
export const closeToLoginSql = `
do $$
declare secured record;
begin
  for secured in
    select c.oid::regclass as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relrowsecurity
      and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'login'
        and current_user::regrole::oid = any(p.polroles))
  loop
    execute format('drop policy if exists login on %s', secured.name);
    execute format('create policy login on %s as restrictive to %I using (false) with check (false)', secured.name, current_user);
  end loop;
end $$;
`;
