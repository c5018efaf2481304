import type pg from "pg";

/** A migration works on the rows of all companies, which the login sees as the owner of the tables while security is not forced on it. */
const forOwner = (force: "force" | "no force") => `
  do $$ declare secured record; begin
    for secured in select oid::regclass as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relrowsecurity and relforcerowsecurity = ${force === "no force"}
    loop execute format('alter table %s ${force} row level security', secured.name); end loop;
  end $$`;

/** Runs a migration in a transaction of its own and notes that it has been. */
export async function runMigration(client: pg.PoolClient, name: string, text: string): Promise<void> {
  await client.query("begin");
  try {
    await client.query(forOwner("no force"));
    await client.query(text.replaceAll("--> statement-breakpoint", ""));
    await client.query(forOwner("force"));
    await client.query("insert into seedbed_migrations (name) values ($1)", [name]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  }
}
