import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type pg from "pg";
import { closeToLoginSql } from "./close-to-login.ts";
import { createRoles } from "./create-roles.ts";
import { requireExtension } from "./require-extension.ts";
import { runMigration } from "./run-migration.ts";
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
    await client.query(closeToLoginSql);
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
  await runMigration(
    client,
    name,
    `delete from seedbed_migrations where name like 'words with character types of %';
     update seed_words w set words = s.words from words_of_seeds((select array_agg(id) from seeds)) s where w.seed_id = s.seed_id;
     update idea_texts set words = words;
     reindex index concepts_words`,
  );
}
