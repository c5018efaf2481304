import type pg from "pg";
import { memberRole, systemRole } from "./database.ts";

/**
 * Makes the two roles that transactions take, and lets the login take them. Roles belong to the whole cluster: another database's server may create them at
 * the same moment.
 */
export async function createRoles(client: pg.PoolClient): Promise<void> {
  for (const role of [memberRole, systemRole]) {
    await client.query(
      `do $$ begin create role ${role} nologin; exception when duplicate_object or unique_violation then null; end $$`,
    );
    // From PostgreSQL 16 on the maker of a role is a member that may not take it on: only SET tells.
    const needed = `case when current_setting('server_version_num')::int >= 160000 then 'SET' else 'MEMBER' end`;
    await client.query(
      `do $$ begin if not pg_has_role(current_user, '${role}', ${needed}) then execute format('grant ${role} to %I', current_user); end if;
       exception when duplicate_object or unique_violation then null; end $$`,
    );
  }
}
