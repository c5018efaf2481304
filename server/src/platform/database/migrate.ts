import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type pg from "pg";
import { memberRole, systemRole } from "./database.ts";
import { requireExtension } from "./require-extension.ts";
import { secureTablesSql } from "./secure-tables.ts";

const migrationsFolder = fileURLToPath(new URL("../../../migrations", import.meta.url));
const lockKey = 7_336_452_001;

/**
 * Brings the database to the newest shape: runs each SQL file of `server/migrations` once, in the order of their names, each in
 * its own transaction, then secures every table. Safe when several servers start at once: one works, the others wait.
 */
export async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [lockKey]);
    await client.query(
      "create table if not exists seedbed_migrations (name text primary key, applied_at timestamptz not null default now())",
    );
    const applied = new Set(
      (await client.query<{ name: string }>("select name from seedbed_migrations")).rows.map((row) => row.name),
    );
    await createRoles(client);
    await requireExtension(client, "pg_trgm");
    const names = (await readdir(migrationsFolder)).filter((name) => name.endsWith(".sql")).sort();
    for (const name of names.filter((candidate) => !applied.has(candidate))) {
      await runMigration(client, name, await readFile(join(migrationsFolder, name), "utf8"));
    }
    await client.query(secureTablesSql);
  } finally {
    await client.query("select pg_advisory_unlock($1)", [lockKey]).catch(() => undefined);
    client.release();
  }
}

async function runMigration(client: pg.PoolClient, name: string, text: string): Promise<void> {
  await client.query("begin");
  try {
    await client.query(text.replaceAll("--> statement-breakpoint", ""));
    await client.query("insert into seedbed_migrations (name) values ($1)", [name]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}

// Roles belong to the whole cluster: another database's server may create them at the same moment.
async function createRoles(client: pg.PoolClient): Promise<void> {
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
