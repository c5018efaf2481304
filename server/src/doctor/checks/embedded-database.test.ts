import { access, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  ask,
  copiedDatabases,
  openFolder,
  postmasterOf,
  start,
} from "../../platform/database/embedded/embedded-postgres.fixture.ts";
import { checkEmbeddedDatabase } from "./embedded-database.ts";

const copiedDatabase = copiedDatabases();
const never = new AbortController().signal;
const answered = [
  { status: "ok", says: expect.stringMatching(/^Seedbed's own PostgreSQL 18\.\d+ answers; the database seedbed /) },
];

test("where there is no database yet, none is made", async () => {
  const folder = await openFolder();
  expect(await checkEmbeddedDatabase(join(folder, "data"), never)).toMatchObject([
    { status: "ok", says: expect.stringMatching(/^DATABASE_URL is not set: the first start makes a database/) },
  ]);
  expect(await readdir(folder)).toEqual([]);
});

test("a database that nobody runs is started for the question, and stopped again", async () => {
  const folder = await copiedDatabase();
  expect(await checkEmbeddedDatabase(folder, never)).toMatchObject(answered);
  await expect(access(join(folder, "postgres", "postmaster.pid"))).rejects.toThrow("ENOENT");
});

test("a database that runs is asked, and goes on", async () => {
  const folder = await copiedDatabase();
  const { url } = await start(folder);
  const process = await postmasterOf(join(folder, "postgres"));
  expect(await checkEmbeddedDatabase(folder, never)).toMatchObject(answered);
  expect(await postmasterOf(join(folder, "postgres"))).toBe(process);
  expect(await ask(url, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("a folder of another PostgreSQL is told like at the start", async () => {
  const folder = await copiedDatabase();
  await writeFile(join(folder, "postgres", "PG_VERSION"), "17\n");
  await expect(checkEmbeddedDatabase(folder, never)).rejects.toThrow(
    /was made by PostgreSQL 17 and this is PostgreSQL 18/,
  );
});
