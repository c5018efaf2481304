import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import {
  ask,
  beginElsewhere,
  copiedDatabases,
  end,
  eventually,
  openFolder,
  postmasterOf,
  start,
  startElsewhere,
} from "./embedded-postgres.fixture.ts";

vi.setConfig({ testTimeout: 60_000 });

const copiedDatabase = copiedDatabases();

/** Everything a person would miss if a crash lost it. */
const STORE = "create table seeds as select 'kept' as name";
const READ = "select name from seeds";

test("a server killed while PostgreSQL runs on: the next one takes it over as it is", async () => {
  const dataDir = await copiedDatabase();
  const killed = await startElsewhere(dataDir);
  await ask(killed.url ?? "", STORE);
  const postmaster = await postmasterOf(join(dataDir, "postgres"));
  await end(killed.child, "SIGKILL");

  const { url, firstStart } = await start(dataDir);
  expect(firstStart).toBe(false);
  expect(await postmasterOf(join(dataDir, "postgres"))).toBe(postmaster);
  expect(await ask(url, READ)).toEqual([{ name: "kept" }]);
});

test("server and PostgreSQL killed together: the next start recovers what was committed", async () => {
  const dataDir = await copiedDatabase();
  const killed = await startElsewhere(dataDir);
  await ask(killed.url ?? "", STORE);
  process.kill(await postmasterOf(join(dataDir, "postgres")), "SIGKILL");
  await end(killed.child, "SIGKILL");

  const { url } = await start(dataDir);
  expect(await ask(url, READ)).toEqual([{ name: "kept" }]);
});

test("PostgreSQL killed under a running server is started again and the folder stays locked", async () => {
  const dataDir = await copiedDatabase();
  const lost: unknown[] = [];
  const { url } = await start(dataDir, (error) => lost.push(error));
  await ask(url, STORE);
  process.kill(await postmasterOf(join(dataDir, "postgres")), "SIGKILL");

  expect(await eventually(() => ask(url, READ))).toEqual([{ name: "kept" }]);
  expect((await startElsewhere(dataDir)).errors()).toContain("Another Seedbed is already running");
  expect(lost).toEqual([]);
});

test("a lock file whose process number now belongs to another program does not stand in the way", async () => {
  const dataDir = await copiedDatabase();
  const killed = await startElsewhere(dataDir);
  await ask(killed.url ?? "", STORE);
  const lockFile = join(dataDir, "postgres", "postmaster.pid");
  const left = await readFile(lockFile, "utf8");
  process.kill(await postmasterOf(join(dataDir, "postgres")), "SIGKILL");
  await end(killed.child, "SIGKILL");
  await writeFile(lockFile, left.replace(/^\d+/, String(process.pid)));

  const { url } = await start(dataDir);
  expect(await ask(url, READ)).toEqual([{ name: "kept" }]);
});

test("a first start killed in the middle leaves nothing that hinders the next", async () => {
  const dataDir = await openFolder();
  const { child } = await beginElsewhere(dataDir);
  await eventually(async () => expect(await readdir(dataDir)).toContainEqual(expect.stringMatching(/^postgres\.\d+$/)));
  await end(child, "SIGKILL");
  const { firstStart } = await start(dataDir);
  expect(firstStart).toBe(true);
  expect((await readdir(dataDir)).sort()).toEqual(["database-password", "postgres", "postgres.log"]);
});

test("a database for tests does not outlive a killed test run", async () => {
  const dataDir = await copiedDatabase();
  const { child, url } = await startElsewhere(dataDir, { disposable: true });
  await end(child, "SIGKILL");
  await eventually(async () => expect(await readdir(dataDir)).toEqual(["postgres.log"]));
  await expect(ask(url ?? "", READ)).rejects.toThrow();
});
