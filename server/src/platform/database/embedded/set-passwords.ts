import type pg from "pg";
import type { DatabasePasswords } from "./database-passwords.ts";

/** Lets the users sign in with these passwords and no others. */
export async function setPasswords(administrator: pg.Client, passwords: DatabasePasswords): Promise<void> {
  // Stretching makes guessing short passwords dear; nobody guesses 256 random bits, and every connection would pay for it.
  await administrator.query("set scram_iterations = 1");
  await administrator.query(`alter role postgres password '${passwords.administrator}'`);
  const { rowCount } = await administrator.query("select from pg_roles where rolname = 'seedbed'");
  if (rowCount) await administrator.query(`alter role seedbed password '${passwords.server}'`);
}
