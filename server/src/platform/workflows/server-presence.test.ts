import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { startDatabaseProxy } from "#test-support/database-proxy.ts";
import { createTestDatabase } from "#test-support/database-server.ts";
import { eventually } from "#test-support/eventually.ts";
import { createTestLog } from "#test-support/test-log/test-log.ts";
import { openDatabase } from "../database/database.ts";
import { keepServerAlive } from "./server-presence.ts";

const silence = 2_000;

test("after an outage of the database no server takes over from one that could not say that it is alive", async () => {
  const home = await createTestDatabase(inject("databaseServerUrl"));
  const proxy = await startDatabaseProxy(home.url);
  const observer = new pg.Client({ connectionString: home.url });
  await observer.connect();
  const looks: string[][] = [];
  const databases = ["one", "two"].map(() =>
    openDatabase({ url: proxy.url, outagePauses: { first: 10, longest: 100, silence: 1_000 } }),
  );
  const presences = await Promise.all(
    databases.map((database, index) =>
      keepServerAlive({
        database,
        serverId: index === 0 ? "one" : "two",
        log: createTestLog(),
        silence,
        unfinished: "select 1",
        takeOver: async (findAlive) => void looks.push((await findAlive()).sort()),
        goOn: async () => true,
      }),
    ),
  );
  onTestFinished(async () => {
    await Promise.all(presences.map((presence) => presence.leave()));
    await Promise.all(databases.map((database) => database.close()));
    await Promise.all([observer.end(), proxy.close()]);
    await home.drop();
  });
  const silent = async (many: number) =>
    (await observer.query(`select from servers where heard_at < now() - interval '${silence} milliseconds'`))
      .rowCount === many;

  await proxy.refuse();
  await eventually(() => silent(2));
  looks.length = 0;
  await proxy.restore();
  await eventually(() => silent(0));
  await eventually(async () => looks.length >= 2);
  expect(looks.filter((alive) => alive.length < 2)).toEqual([]);
});

test("a server that comes while the work of dead ones is looked for is alive", async () => {
  const home = await createTestDatabase(inject("databaseServerUrl"));
  const database = openDatabase({ url: home.url });
  const looks: string[][] = [];
  const presence = await keepServerAlive({
    database,
    serverId: "one",
    log: createTestLog(),
    silence: 60_000,
    unfinished: "select 1",
    async takeOver(findAlive) {
      await database.pool.query("insert into servers (id) values ('newcomer')");
      looks.push((await findAlive()).sort());
    },
    goOn: async () => true,
  });
  onTestFinished(async () => {
    await presence.leave();
    await database.close();
    await home.drop();
  });
  expect(looks).toEqual([["newcomer", "one"]]);
});

test("a server looks after work as long as there is any and once more, forgets servers that were silent for an hour, and leaves no trace", async () => {
  const home = await createTestDatabase(inject("databaseServerUrl"));
  const database = openDatabase({ url: home.url });
  await database.pool.query("create table pretended_work as select 1 as one");
  await database.pool.query(
    "insert into servers (id, heard_at) values ('long gone', now() - interval '61 minutes'), ('silent', now() - interval '59 minutes')",
  );
  const count = "select count(*)::int as count from pretended_work";
  const looks: number[] = [];
  const presence = await keepServerAlive({
    database,
    serverId: "one",
    log: createTestLog(),
    silence: 40,
    unfinished: count,
    takeOver: async () => undefined,
    goOn: async () => {
      looks.push((await database.pool.query<{ count: number }>(count)).rows[0]?.count ?? -1);
      return false;
    },
  });
  onTestFinished(async () => {
    await database.close();
    await home.drop();
  });
  const servers = async () =>
    (await database.pool.query<{ id: string }>("select id from servers order by id")).rows.map(({ id }) => id);
  expect(await servers()).toEqual(["one", "silent"]);
  await eventually(async () => looks.length > 2);
  await database.pool.query("delete from pretended_work");
  await eventually(async () => looks.at(-1) === 0);
  const heard = async () =>
    (await database.pool.query("select heard_at::text as at from servers where id = 'one'")).rows[0]?.at;
  for (let beats = 0; beats < 3; beats += 1) {
    const before = await heard();
    await eventually(async () => (await heard()) !== before);
  }
  // A beat may have been under way when the work went.
  expect(looks.filter((found) => found === 0).length).toBeLessThanOrEqual(2);
  await presence.leave();
  expect(await servers()).toEqual(["silent"]);
});
