import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, chown, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, onTestFinished } from "vitest";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./start-embedded-postgres.ts";

const NOBODY = { uid: 65534, gid: 65534 };

/** An empty folder (with a space in its path) that everybody may enter; removed after the test. */
export async function openFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "seedbed embedded "));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o755);
  return folder;
}

/**
 * Creates one database for the tests of a file, which is stopped, and gives each of them a data folder with a copy of it: for tests that are not
 * about the first start, which takes longer than all the rest.
 */
export function copiedDatabases(): () => Promise<string> {
  let original = "";
  beforeAll(async () => {
    original = await mkdtemp(join(tmpdir(), "seedbed embedded "));
    await chmod(original, 0o755);
    const { stop } = await startEmbeddedPostgres({ dataDir: original });
    await stop();
  });
  afterAll(() => rm(original, { recursive: true, force: true }));
  return async () => {
    const folder = await openFolder();
    // With its owner and its rights, which `cp` of Node leaves behind.
    const [code] = await once(spawn("cp", ["-a", join(original, "postgres"), folder]), "exit");
    if (code !== 0) throw new Error(`the database was not copied: ${code}`);
    return folder;
  };
}

/** Starts a database that the end of the test stops. */
export async function start(dataDir: string, onLost?: (error: unknown) => void): Promise<EmbeddedPostgres> {
  const started = await startEmbeddedPostgres({ dataDir, disposable: true, onLost });
  onTestFinished(() => started.stop());
  return started;
}

/** Runs one statement and gives its rows. */
export async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

export async function postmasterOf(cluster: string): Promise<number> {
  return Number.parseInt(await readFile(join(cluster, "postmaster.pid"), "utf8"), 10);
}

/** Asks until the answer is there; the test's own time limit ends it. */
export async function eventually<Value>(attempt: () => Promise<Value>): Promise<Value> {
  for (;;) {
    try {
      return await attempt();
    } catch {
      await pause(20);
    }
  }
}

export type OtherSeedbed = {
  child: ChildProcess;
  /** Undefined when it ended before its database was ready. */
  url?: string;
  /** What it wrote to its error output so far. */
  errors: () => string;
};

/** With `ordinary` the process is not root. With `disposable` its database ends with it. */
type ElsewhereOptions = { ordinary?: boolean; disposable?: boolean };

/** Starts the database in another process and waits until it is ready or has failed. */
export async function startElsewhere(dataDir: string, options: ElsewhereOptions = {}): Promise<OtherSeedbed> {
  const { child, ready, errors } = await beginElsewhere(dataDir, options);
  return { child, url: await ready, errors };
}

/** The same without waiting. The process stays until it is ended. */
export async function beginElsewhere(dataDir: string, { ordinary = false, disposable = false }: ElsewhereOptions = {}) {
  const module = join(import.meta.dirname, "start-embedded-postgres.ts");
  const script = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(module)});
    try {
      const { url, stop } = await startEmbeddedPostgres({ dataDir: process.argv[1], disposable: process.argv[2] === "true" });
      process.once("SIGTERM", () => stop().then(() => process.exit()));
      console.log(url);
    } catch (error) {
      console.error(error.name + ": " + error.message);
      process.exit(1);
    }
    setInterval(() => {}, 60_000);`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", script, dataDir, String(disposable)], {
    ...(ordinary && (await isReadableByNobody(module)) ? NOBODY : {}),
    cwd: "/",
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => end(child, "SIGTERM"));
  let errors = "";
  child.stderr.setEncoding("utf8").on("data", (chunk: string) => {
    errors += chunk;
  });
  const ready = new Promise<string | undefined>((resolve) => {
    child.stdout.setEncoding("utf8").once("data", (line: string) => resolve(line.trim()));
    child.once("close", () => resolve(undefined));
  });
  return { child, ready, errors: () => errors };
}

export async function end(child: ChildProcess, signal: "SIGKILL" | "SIGTERM"): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill(signal);
  await gone;
}

/** Gives a folder to the user `startElsewhere` runs as. */
export async function giveToOrdinaryUser(folder: string): Promise<void> {
  if (process.getuid?.() === 0 && (await isReadableByNobody(import.meta.dirname))) {
    await chown(folder, NOBODY.uid, NOBODY.gid);
  }
}

/** Whether the repository may be read by everybody; below a closed home folder only its owner and root can. */
async function isReadableByNobody(path: string): Promise<boolean> {
  if (process.getuid?.() !== 0) return false;
  const check = spawn("/bin/sh", ["-c", 'test -r "$1"', "sh", path], { ...NOBODY, cwd: "/", stdio: "ignore" });
  const [code] = await once(check, "exit");
  return code === 0;
}
