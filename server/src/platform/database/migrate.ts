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
  // A connection that is cut fails the statement under way; nobody else needs to hear of it.
  client.on("error", () => undefined);
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
    for (const name of (await migrationNames()).filter((candidate) => !applied.has(candidate))) {
      await runMigration(client, name, await readFile(join(migrationsFolder, name), "utf8"));
    }
    await readWordsAnew(client, applied);
    await client.query(secureTablesSql);
  } finally {
    await client.query("select pg_advisory_unlock($1)", [lockKey]).catch(() => undefined);
    client.release();
  }
}

/** The migrations of this release, in their order. */
export async function migrationNames(): Promise<string[]> {
  return (await readdir(migrationsFolder)).filter((name) => name.endsWith(".sql")).sort();
}

/**
 * Which characters are letters is the database's own knowledge and may change with it: what was made of texts before is then made again,
 * in one transaction. Kept among the migrations is what it was made with.
 */
async function readWordsAnew(client: pg.PoolClient, applied: ReadonlySet<string>): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "select 'words with character types of ' || datctype as name from pg_database where datname = current_database()",
  );
  const name = rows[0]?.name ?? "";
  if (applied.has(name)) return;
  const forAllRows = (force: string) =>
    ["seeds", "seed_answers", "seed_words", "idea_texts", "ideas_to_compare", "idea_neighbours"]
      .map((table) => `alter table ${table} ${force} row level security;`)
      .join("\n");
  await runMigration(
    client,
    name,
    `delete from seedbed_migrations where name like 'words with character types of %';
     ${forAllRows("no force")}
     update seed_words w set words = s.words from words_of_seeds((select array_agg(id) from seeds)) s where w.seed_id = s.seed_id;
     update idea_texts set words = words;
     reindex index concepts_words;
     ${forAllRows("force")}`,
  );
}

async function runMigration(client: pg.PoolClient, name: string, text: string): Promise<void> {
  await client.query("begin");
  try {
    await client.query(text.replaceAll("--> statement-breakpoint", ""));
    await client.query("insert into seedbed_migrations (name) values ($1)", [name]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
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
