import { execFile } from "node:child_process";
import { readFile, readlink, realpath, rm } from "node:fs/promises";
import { join } from "node:path";
import { hasErrorCode } from "./folder-failure.ts";

export type RunningPostmaster = { pid: number; socketDir: string };

/**
 * Reads which PostgreSQL runs on this database folder from its `postmaster.pid`. Undefined when none does: the file is
 * missing, its process is gone, or its number now belongs to another program or to a process that ended and was not
 * collected by its parent (then the lock files are removed, because PostgreSQL itself would take that for a rival;
 * processes that still hold the database open it finds by their shared memory).
 */
export async function findPostmaster(cluster: string): Promise<RunningPostmaster | undefined> {
  const file = join(cluster, "postmaster.pid");
  const content = await readFile(file, "utf8").catch((error: unknown) => {
    if (hasErrorCode(error, "ENOENT")) return "";
    throw error;
  });
  const [pidLine = "", , , , socketDir = ""] = content.split("\n");
  const pid = Number.parseInt(pidLine, 10);
  if (!(pid > 0)) return undefined;
  if (!isAlive(pid)) return undefined;
  if (await worksIn(pid, cluster)) return { pid, socketDir };
  const socketLock = join(socketDir, ".s.PGSQL.5432.lock");
  if ((await firstLine(socketLock)) === pidLine) await rm(socketLock, { force: true });
  await rm(file, { force: true });
  return undefined;
}

async function firstLine(file: string): Promise<string | undefined> {
  const content = await readFile(file, "utf8").catch(() => "");
  return content.split("\n")[0];
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasErrorCode(error, "EPERM");
  }
}

/** On Linux by PostgreSQL's working directory, which is its database folder; elsewhere only by the program's name. */
async function worksIn(pid: number, cluster: string): Promise<boolean> {
  if (process.platform === "linux") {
    const directory = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
    return directory === (await realpath(cluster));
  }
  return new Promise((resolve) => {
    execFile("ps", ["-o", "comm=", "-p", String(pid)], (_error, output) => resolve(output.includes("postgres")));
  });
}
