import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createTestDatabase } from "#test-support/database-server.ts";
import { StartupError } from "../startup-error.ts";
import { requireExtension } from "./require-extension.ts";

let home: Awaited<ReturnType<typeof createTestDatabase>>;
let client: pg.Client;

beforeAll(async () => {
  home = await createTestDatabase(inject("databaseServerUrl"));
  client = new pg.Client({ connectionString: home.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await home.drop();
});

const present = async () => (await client.query("select from pg_extension where extname = 'pg_trgm'")).rowCount === 1;

async function sentence(): Promise<string> {
  const error = await requireExtension(client, "pg_trgm").then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StartupError);
  return (error as StartupError).message;
}

test("an extension that is missing is created, and one that is there stays", async () => {
  await client.query("drop extension pg_trgm cascade");
  await requireExtension(client, "pg_trgm");
  expect(await present()).toBe(true);
  await requireExtension(client, "pg_trgm");
  expect(await present()).toBe(true);
});

test("where this user may not create it, one sentence says what an administrator has to do", async () => {
  await client.query("drop extension pg_trgm cascade");
  await client.query("set role seedbed_member");
  expect(await sentence()).toMatch(
    /^PostgreSQL does not let this user create the extension pg_trgm.*"create extension pg_trgm" in the database test_\w+\.$/,
  );
  await client.query("reset role");
});

test("a PostgreSQL without it says so", async () => {
  const query = async () => ({ rows: [{ database: "seedbed", available: false, present: false }] });
  const without = { query } as unknown as pg.Client;
  await expect(requireExtension(without, "pg_trgm")).rejects.toThrow(/does not have the extension pg_trgm.*contrib/);
});
