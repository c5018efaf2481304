import type pg from "pg";

/**
 * Creates the role and the database `seedbed` if they are missing; says whether the database was. The role is no
 * superuser, like the one a managed PostgreSQL gives: row-level security holds for it.
 */
export async function createDatabase(administrator: pg.Client, password: string): Promise<boolean> {
  const role = await administrator.query("select from pg_roles where rolname = 'seedbed'");
  if (role.rowCount === 0) {
    await administrator.query("set scram_iterations = 1");
    await administrator.query(`create role seedbed login createdb createrole password '${password}'`);
  }
  const database = await administrator.query("select from pg_database where datname = 'seedbed'");
  if (database.rowCount !== 0) return false;
  await administrator.query("create database seedbed owner seedbed");
  return true;
}
