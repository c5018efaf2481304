import type pg from "pg";
import { StartupError } from "../startup-error.ts";

/**
 * Makes sure that the connection's database has this extension, and creates it when it can.
 * @throws StartupError with one sentence when PostgreSQL does not have it, or does not let this user create it
 */
export async function requireExtension(client: pg.ClientBase, name: "pg_trgm"): Promise<void> {
  const { rows } = await client.query<{ database: string; available: boolean; present: boolean }>(
    `select current_database() as database,
       exists (select from pg_available_extensions where name = $1) as available,
       exists (select from pg_extension where extname = $1) as present`,
    [name],
  );
  const { database = "", available = false, present = false } = rows[0] ?? {};
  if (present) return;
  if (!available) {
    throw new StartupError(
      `This PostgreSQL does not have the extension ${name}, which Seedbed needs: install PostgreSQL's contrib package.`,
    );
  }
  try {
    await client.query(`create extension if not exists ${name}`);
  } catch {
    throw new StartupError(
      `PostgreSQL does not let this user create the extension ${name}, which Seedbed needs: let an administrator run "create extension ${name}" in the database ${database}.`,
    );
  }
}
