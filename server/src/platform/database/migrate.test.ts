import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createTestDatabase } from "#test-support/database-server.ts";
import { emptyDatabase } from "./empty-database.ts";
import { migrate } from "./migrate.ts";

let home: Awaited<ReturnType<typeof createTestDatabase>>;
let pools: pg.Pool[];

beforeAll(async () => {
  home = await createTestDatabase(inject("databaseServerUrl"));
  pools = [1, 2].map(() => new pg.Pool({ connectionString: home.url }));
});
afterAll(async () => {
  for (const pool of pools) await pool.end();
  await home.drop();
});

async function shape() {
  const [pool] = pools;
  const { rows } = await (pool as pg.Pool).query(
    `select (select count(*)::int from information_schema.columns where table_schema = 'public') as columns,
       (select count(*)::int from pg_policies) as policies,
       (select array_agg(name order by name) from seedbed_migrations) as migrations`,
  );
  return rows[0];
}

test("servers that start at once on an empty database bring it to the newest shape once", async () => {
  const template = await shape();
  await emptyDatabase(home.url);
  await Promise.all([...pools, ...pools].map(migrate));
  expect(await shape()).toEqual(template);
});

test("a server that starts again changes nothing, and waits for no call of servers that run", async () => {
  const before = await shape();
  const running = new pg.Client({ connectionString: home.url });
  await running.connect();
  await running.query("begin");
  await running.query("select * from concepts, users, accounts");
  await Promise.all(pools.map(migrate));
  await running.query("commit");
  await running.end();
  expect(await shape()).toEqual(before);
});

test("a database whose login saw what the system sees is closed, keeps its rows, and its next migration still works on all of them", async () => {
  const [pool] = pools as [pg.Pool];
  const systemSees = () => pool.query("begin; set local role seedbed_system; select from accounts; commit");
  await pool.query(`begin; set local role seedbed_system;
    insert into accounts (id, name, domain, goal) values (gen_random_uuid(), 'Mills', 'mills.example', ''); commit`);
  await pool.query("drop policy login on accounts");
  expect((await pool.query("select from accounts")).rowCount).toBe(1);
  await pool.query("delete from seedbed_migrations where name like 'words with character types of %'");
  await migrate(pool);
  expect((await pool.query("select from accounts")).rowCount).toBe(0);
  const answers = (await systemSees()) as unknown as pg.QueryResult[];
  expect(answers[2]?.rowCount).toBe(1);
});
