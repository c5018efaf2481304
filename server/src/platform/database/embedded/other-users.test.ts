import { execFile } from "node:child_process";
import { chown, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, test, vi } from "vitest";
import { giveAway } from "./cluster-owner.ts";
import {
  ask,
  copiedDatabases,
  end,
  openFolder,
  postmasterOf,
  start,
  startElsewhere,
} from "./embedded-postgres.fixture.ts";
import { startEmbeddedPostgres } from "./start-embedded-postgres.ts";

vi.setConfig({ testTimeout: 60_000 });
const copiedDatabase = copiedDatabases();
const run = promisify(execFile);
const nobody = { uid: 65534, gid: 65534 };
const rulesOf = (dataDir: string) => join(dataDir, "postgres", "pg_hba.conf");
const socketOf = (url: string) => new URL(url).searchParams.get("host") ?? "";

/** How signing in to the database of this address ends: with what the database answers, or its code of the refusal. */
async function signIn(url: string, change: (url: URL) => void): Promise<unknown> {
  const other = new URL(url);
  change(other);
  return ask(other.href, "select current_user as who").then(
    ([row]) => row?.who,
    (error: { code?: string }) => error.code ?? error,
  );
}

/** As a release left it that trusted whoever reached the socket, and ran the database as `nobody` for root. */
async function ofEarlierRelease(dataDir: string): Promise<void> {
  await writeFile(rulesOf(dataDir), "local all all trust\nhost all all all reject\n");
  await rm(join(dataDir, "database-password"));
  if (process.getuid?.() === 0) await giveAway(join(dataDir, "postgres"), nobody);
}

async function startedWith(statement: string): Promise<string> {
  const dataDir = await openFolder();
  const first = await startEmbeddedPostgres({ dataDir });
  await ask(first.url, statement);
  await first.stop();
  return dataDir;
}

test("nobody signs in without a password or with another one, whatever the role", async () => {
  const dataDir = await openFolder();
  const { url, administratorUrl } = await start(dataDir);
  for (const address of [url, administratorUrl]) {
    expect(await signIn(address, () => undefined)).toBe(new URL(address).username);
    expect(await signIn(address, (other) => Object.assign(other, { password: "guessed" }))).toBe("28P01");
    expect(await signIn(address, (other) => Object.assign(other, { password: "" }))).not.toBe(
      new URL(address).username,
    );
  }
  expect(await signIn(url, (other) => Object.assign(other, { username: "postgres" }))).toBe("28P01");
  expect(await readFile(rulesOf(dataDir), "utf8")).not.toMatch(/trust/);
  const { mode } = await stat(join(dataDir, "database-password"));
  expect(mode & 0o777).toBe(0o600);
});

describe.runIf(process.getuid?.() === 0)("on a machine where root starts it, a process of the user nobody", () => {
  const asNobody = (script: string, ...given: string[]) =>
    run("/bin/sh", ["-c", script, "sh", ...given], { ...nobody, cwd: "/" }).then(
      () => "done",
      () => "refused",
    );

  test("neither reaches the socket, nor reads or changes the database, nor ends it", async () => {
    const dataDir = await openFolder();
    const { url } = await start(dataDir);
    const [socket, cluster] = [socketOf(url), join(dataDir, "postgres")];
    expect(await asNobody('cd "$1" && true', dataDir)).toBe("done");
    const connect = `require("node:net").connect(process.argv[1]).on("connect", () => process.exit(0)).on("error", () => process.exit(1))`;
    expect(await asNobody('cd "$1"', socket)).toBe("refused");
    expect(await asNobody('"$1" -e "$2" "$3"', process.execPath, connect, join(socket, ".s.PGSQL.5432"))).toBe(
      "refused",
    );
    expect(await asNobody('cat "$1"', join(dataDir, "database-password"))).toBe("refused");
    expect(await asNobody('cat "$1"', join(cluster, "PG_VERSION"))).toBe("refused");
    expect(await asNobody('echo "local all all trust" >> "$1"', join(cluster, "pg_hba.conf"))).toBe("refused");
    expect(await asNobody('kill -0 "$1"', String(await postmasterOf(cluster)))).toBe("refused");
  });
});

test("a data folder of an earlier release, which trusted everybody, is closed at the start and keeps what it holds", async () => {
  const dataDir = await startedWith("create table seeds as select 'kept' as name");
  await ofEarlierRelease(dataDir);
  const { url } = await start(dataDir);
  expect(await ask(url, "select name from seeds")).toEqual([{ name: "kept" }]);
  expect(await signIn(url, (other) => Object.assign(other, { password: "guessed" }))).toBe("28P01");
  const { uid } = await stat(join(dataDir, "postgres"));
  expect(uid).not.toBe(nobody.uid);
});

test("a database whose password was lost gets another one from whoever owns its folder", async () => {
  const dataDir = await startedWith("create table seeds as select 'kept' as name");
  await rm(join(dataDir, "database-password"));
  const killed = await startElsewhere(dataDir);
  expect(await ask(killed.url ?? "", "select name from seeds")).toEqual([{ name: "kept" }]);
  await end(killed.child, "SIGKILL");
  await writeFile(join(dataDir, "database-password"), "");
  const { url } = await start(dataDir);
  expect(url).not.toBe(killed.url);
  expect(await ask(url, "select name from seeds")).toEqual([{ name: "kept" }]);
  expect(await readFile(rulesOf(dataDir), "utf8")).not.toMatch(/trust/);
});

test("a Seedbed that is refused the data folder changes nothing of how the other one signs in", async () => {
  const dataDir = await copiedDatabase();
  const { url } = await start(dataDir);
  await rm(join(dataDir, "database-password"));
  const second = await startElsewhere(dataDir);
  expect(second.errors()).toMatch(/Another Seedbed is already running/);
  expect(await readFile(rulesOf(dataDir), "utf8")).not.toMatch(/trust/);
  expect(await ask(url, "select 1 as one")).toEqual([{ one: 1 }]);
});

test.runIf(process.getuid?.() === 0)(
  "the password belongs to the owner of the data folder, who may start it next",
  async () => {
    const dataDir = await openFolder();
    await chown(dataDir, nobody.uid, nobody.gid);
    await start(dataDir);
    expect((await stat(join(dataDir, "database-password"))).uid).toBe(nobody.uid);
  },
);
