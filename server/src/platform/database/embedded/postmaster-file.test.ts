import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { access, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import type { ClusterLocation } from "./cluster-location.ts";
import { forgetPassword, requirePasswords, trustNobody } from "./connection-rules.ts";
import { findPostmaster } from "./postmaster-file.ts";

let cluster: string;
let sockets: string;
beforeEach(async () => {
  cluster = await mkdtemp(join(tmpdir(), "seedbed-cluster-"));
  sockets = await mkdtemp(join(tmpdir(), "seedbed-sockets-"));
});
afterEach(() => Promise.all([cluster, sockets].map((folder) => rm(folder, { recursive: true }))));

const pidFile = () => join(cluster, "postmaster.pid");
const socketLock = () => join(sockets, ".s.PGSQL.5432.lock");
const write = (pid: number | string) => writeFile(pidFile(), `${pid}\n${cluster}\n1780000000\n5432\n${sockets}\n`);
const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** A process that only waits, in this folder. */
async function waiting(cwd: string): Promise<ChildProcess & { pid: number }> {
  const child = spawn("/bin/sleep", ["600"], { cwd, stdio: "ignore" });
  onTestFinished(() => void child.kill("SIGKILL"));
  await once(child, "spawn");
  return child as ChildProcess & { pid: number };
}

test.runIf(process.platform === "linux")(
  "a process that works in the database's folder is its PostgreSQL",
  async () => {
    const { pid } = await waiting(cluster);
    await write(pid);
    expect(await findPostmaster(cluster)).toEqual({ pid, socketDir: sockets });
    await writeFile(pidFile(), `${pid}\n${cluster}\n`);
    expect(await findPostmaster(cluster)).toEqual({ pid, socketDir: "" });
    expect(await isThere(pidFile())).toBe(true);
  },
);

test("where nothing is written of a process, or nothing that can be one, none runs", async () => {
  expect(await findPostmaster(cluster)).toBeUndefined();
  for (const pid of ["", "0", "-5", "none"]) {
    await write(pid);
    expect(await findPostmaster(cluster), pid).toBeUndefined();
  }
});

test("what a process that is gone has left stays for PostgreSQL to find", async () => {
  const child = await waiting(cluster);
  child.kill("SIGKILL");
  await once(child, "exit");
  await write(child.pid);
  expect(await findPostmaster(cluster)).toBeUndefined();
  expect(await isThere(pidFile())).toBe(true);
});

test.runIf(process.platform === "linux")(
  "of a number that another program has by now both locks go, but not the lock of another PostgreSQL",
  async () => {
    const { pid } = await waiting(sockets);
    for (const [owner, stays] of [
      [pid, false],
      [pid + 1, true],
    ] as const) {
      await write(pid);
      await writeFile(socketLock(), `${owner}\n`);
      expect(await findPostmaster(cluster)).toBeUndefined();
      expect([await isThere(pidFile()), await isThere(socketLock())]).toEqual([false, stays]);
    }
  },
);

const rules = () => join(cluster, "pg_hba.conf");
const location = () =>
  ({
    ...{ dataDir: cluster, cluster, socketDir: sockets, logFile: "" },
    passwords: { administrator: "for-postgres", server: "for-seedbed" },
  }) satisfies ClusterLocation;
const withPassword = /^# [^\n]+\nlocal all all scram-sha-256\n$/;

/** An administrator of a database with the user `seedbed` or without, and what it was asked. */
function administrator(hasSeedbed = true) {
  const asked: string[] = [];
  const query = async (statement: string) => {
    asked.push(statement);
    return { rowCount: hasSeedbed ? 1 : 0 };
  };
  return { asked, client: { query } as unknown as pg.Client };
}

test.each([
  ["local all all trust", true],
  ["  local   all   all   trust", true],
  ["host all all 127.0.0.1/32 trust", true],
  ["hostssl all all ::1/128 trust", true],
  ["# comment\nlocal all all reject\nhostnossl all all all trust", true],
  ["# local all all trust", false],
  ["local all all scram-sha-256", false],
  ["local trusted all scram-sha-256", false],
])("where the rules are %j, passwords are set and asked for from then on: %s", async (written, trusts) => {
  await writeFile(rules(), `${written}\n`);
  const { asked, client } = administrator();
  await requirePasswords(client, location());
  const text = await readFile(rules(), "utf8");
  if (!trusts) return expect([asked, text]).toEqual([[], `${written}\n`]);
  expect(text).toMatch(withPassword);
  expect((await stat(rules())).mode & 0o777).toBe(0o600);
  expect(asked).toEqual([
    "set scram_iterations = 1",
    "alter role postgres password 'for-postgres'",
    "select from pg_roles where rolname = 'seedbed'",
    "alter role seedbed password 'for-seedbed'",
    "select pg_reload_conf()",
  ]);
});

test("a database that has no user of the server yet gets the administrator's password alone", async () => {
  await writeFile(rules(), "local all all trust\n");
  const { asked, client } = administrator(false);
  await requirePasswords(client, location());
  expect(asked.filter((statement) => statement.startsWith("alter"))).toEqual([
    "alter role postgres password 'for-postgres'",
  ]);
});

test("a password that was lost is forgotten and PostgreSQL told; what it trusted meanwhile is taken back, and rules of others are let be", async () => {
  const postgres = async () => {
    const child = await waiting(cluster);
    return { pid: child.pid, told: once(child, "exit").then(([, signal]) => signal) };
  };
  const first = await postgres();
  await forgetPassword(location(), first.pid);
  expect(await first.told).toBe("SIGHUP");
  const [trusted = "", ...rest] = (await readFile(rules(), "utf8")).split("\n");
  expect(trusted).toBe("local all postgres trust");
  expect(rest.join("\n")).toMatch(withPassword);
  const second = await postgres();
  await trustNobody(location(), second.pid);
  expect(await second.told).toBe("SIGHUP");
  expect(await readFile(rules(), "utf8")).toMatch(withPassword);
  await writeFile(rules(), "local all all trust\n");
  const third = await postgres();
  await trustNobody(location(), third.pid);
  expect(await readFile(rules(), "utf8")).toBe("local all all trust\n");
  process.kill(third.pid, "SIGTERM");
  expect(await third.told).toBe("SIGTERM");
});
