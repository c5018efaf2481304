import { chmod, mkdir, readFile, stat, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import {
  ask,
  copiedDatabases,
  giveToOrdinaryUser,
  openFolder,
  start,
  startElsewhere,
} from "./embedded-postgres.fixture.ts";
import { startEmbeddedPostgres } from "./start-embedded-postgres.ts";

vi.setConfig({ testTimeout: 60_000 });
const copiedDatabase = copiedDatabases();

test("the first start creates an empty UTF-8 database that listens on no port", async () => {
  const { url, administratorUrl, firstStart } = await start(join(await openFolder(), "data"));
  expect(firstStart).toBe(true);
  const settings = await ask(
    administratorUrl,
    `select name || ' ' || current_setting(name) as set from pg_settings where name = any('{max_connections,shared_buffers,TimeZone,log_timezone,log_line_prefix,log_checkpoints,log_min_error_statement,log_error_verbosity,random_page_cost,unix_socket_permissions}') order by name collate "C"`,
  );
  expect(settings.map(({ set }) => set)).toEqual([
    "TimeZone UTC",
    "log_checkpoints off",
    "log_error_verbosity terse",
    "log_line_prefix %m [%p] ",
    "log_min_error_statement panic",
    "log_timezone UTC",
    "max_connections 100",
    "random_page_cost 1.1",
    "shared_buffers 128MB",
    "unix_socket_permissions 0700",
  ]);
  expect(await ask(url, "select current_user as role, current_database() as database")).toEqual([
    { role: "seedbed", database: "seedbed" },
  ]);
  expect(await ask(url, "show listen_addresses")).toEqual([{ listen_addresses: "" }]);
  expect(await ask(url, "select upper('jürgen – żółć') as text")).toEqual([{ text: "JÜRGEN – ŻÓŁĆ" }]);
});

test("row-level security holds for the role the server uses", async () => {
  const { url } = await start(await copiedDatabase());
  const role = await ask(url, "select rolsuper, rolbypassrls from pg_roles where rolname = current_user");
  expect(role).toEqual([{ rolsuper: false, rolbypassrls: false }]);
});

test("a second start finds what the first one stored", async () => {
  const dataDir = await openFolder();
  const first = await startEmbeddedPostgres({ dataDir });
  await ask(first.url, "create table seeds as select 'kept' as name");
  expect(await ask(first.url, "show fsync")).toEqual([{ fsync: "on" }]);
  await first.stop();
  // Its last word, after which it writes nothing more.
  await expect.poll(() => readFile(join(dataDir, "postgres.log"), "utf8")).toMatch(/is shut down\n$/);
  // A log that has become long is begun anew, and the one before is kept beside it.
  await truncate(join(dataDir, "postgres.log"), 10 * 1024 * 1024 + 1);
  const second = await start(dataDir);
  expect(second.firstStart).toBe(false);
  expect(await ask(second.url, "select name from seeds")).toEqual([{ name: "kept" }]);
  expect((await stat(join(dataDir, "postgres.log.1"))).size).toBe(10 * 1024 * 1024 + 1);
  const log = await stat(join(dataDir, "postgres.log"));
  expect([log.mode & 0o777, log.size < 100_000]).toEqual([0o600, true]);
});

test("after a stop nothing listens any more, and a second stop changes nothing", async () => {
  const { url, stop } = await start(await copiedDatabase());
  await stop();
  await stop();
  await expect(ask(url, "select 1")).rejects.toThrow();
});

test("a second Seedbed on the same data folder is refused and the first goes on", async () => {
  const dataDir = await copiedDatabase();
  const { url } = await start(dataDir);
  const second = await startElsewhere(dataDir);
  expect(second.url).toBeUndefined();
  expect(second.child.exitCode).toBe(1);
  expect(second.errors()).toMatch(/^StartupError: Another Seedbed is already running on the data folder .+\.\n$/);
  expect(await ask(url, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("of two first starts at once one gets the data folder", async () => {
  const dataDir = await openFolder();
  const both = await Promise.all([startElsewhere(dataDir), startElsewhere(dataDir)]);
  const winners = both.flatMap(({ url }) => (url ? [url] : []));
  expect(winners).toHaveLength(1);
  expect(await ask(winners[0] ?? "", "select 1 as one")).toEqual([{ one: 1 }]);
  expect(both.map(({ errors }) => errors()).join("")).toContain("Another Seedbed is already running");
});

test("an ordinary user runs it below a folder nobody else may enter", async () => {
  const folder = await openFolder();
  const home = join(folder, "home");
  await mkdir(home, { mode: 0o700 });
  await giveToOrdinaryUser(home);
  const { url, errors } = await startElsewhere(join(home, "seedbed"), { ordinary: true });
  expect(errors()).toBe("");
  expect(await ask(url ?? "", "select 1 as one")).toEqual([{ one: 1 }]);
  expect((await stat(join(home, "seedbed", "postgres"))).isDirectory()).toBe(true);
});

test("root runs it for a folder that only root may enter", async () => {
  const folder = await openFolder();
  await chmod(folder, 0o700);
  const dataDir = join(folder, "data");
  const { url, firstStart, stop } = await startEmbeddedPostgres({ dataDir });
  expect(firstStart).toBe(true);
  expect(await ask(url, "select 1 as one")).toEqual([{ one: 1 }]);
  await stop();
  expect((await start(dataDir)).firstStart).toBe(false);
});

test.each([
  ["a file", async (path: string) => writeFile(path, ""), /cannot be created there: set DATA_DIR/],
  [
    "a folder it may not write to",
    async (path: string) => mkdir(path, { mode: 0o555 }),
    /cannot be written by this user/,
  ],
  [
    "a folder of another PostgreSQL version",
    async (path: string) => {
      await mkdir(join(path, "postgres"), { recursive: true });
      await writeFile(join(path, "postgres", "PG_VERSION"), "13\n");
      await giveToOrdinaryUser(path);
      await giveToOrdinaryUser(join(path, "postgres"));
    },
    /was made by PostgreSQL 13 and this is PostgreSQL 18/,
  ],
])("a data folder that is %s stops the start with one sentence", async (_what, prepare, sentence) => {
  const dataDir = join(await openFolder(), "data");
  await prepare(dataDir);
  const { child, url, errors } = await startElsewhere(dataDir, { ordinary: true });
  expect(url).toBeUndefined();
  expect(child.exitCode).toBe(1);
  expect(errors()).toMatch(/^StartupError: [^\n]+\.\n$/);
  expect(errors()).toMatch(sentence);
});
