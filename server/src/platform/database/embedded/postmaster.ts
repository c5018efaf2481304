import { spawn } from "node:child_process";
import { open, rename, stat } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import type { ClusterLocation } from "./cluster-location.ts";
import { folderFailure } from "./folder-failure.ts";
import type { PostgresBinaries } from "./postgres-binaries.ts";
import { findPostmaster, isAlive } from "./postmaster-file.ts";

const LONGEST_LOG_BYTES = 10 * 1024 * 1024;
const CLEAN_STOP_MS = 60_000;

/** A PostgreSQL started here; `failed` resolves with the reason should it end before it is stopped. */
export type StartedPostmaster = { failed: Promise<{ output: string }> };

/**
 * Starts PostgreSQL on the database folder, in a session of its own: neither Ctrl-C nor the end of this process reaches
 * it, so a server that is started again finds it running. Does not wait until it is ready.
 */
export async function startPostmaster(
  location: ClusterLocation,
  binaries: PostgresBinaries,
  extra: string[],
): Promise<StartedPostmaster> {
  const log = await openLog(location);
  const { size } = await log.stat();
  const settings = [
    "listen_addresses=",
    "port=5432",
    `unix_socket_directories=${quoteListItem(location.socketDir)}`,
    "unix_socket_permissions=0700",
    ...extra,
  ];
  const child = spawn(binaries.postgres, ["-D", location.cluster, ...settings.flatMap((setting) => ["-c", setting])], {
    ...location.owner,
    cwd: "/",
    detached: true,
    env: { LC_ALL: "C", PATH: "/usr/bin:/bin" },
    stdio: ["ignore", log.fd, log.fd],
  });
  child.unref();
  const failed = new Promise<string>((resolve) => {
    child.once("error", (error) => resolve(String(error)));
    child.once("exit", () => resolve(""));
  }).then(async (reason) => ({ output: reason || (await readFrom(location.logFile, size)) }));
  await log.close();
  return { failed };
}

/** Stops PostgreSQL cleanly (open transactions are rolled back) and waits until its database folder is free. */
export async function stopPostmaster(location: ClusterLocation, pid: number): Promise<void> {
  signal(pid, "SIGINT");
  const deadline = Date.now() + CLEAN_STOP_MS;
  while ((await findPostmaster(location.cluster))?.pid === pid) {
    if (Date.now() > deadline && isAlive(pid)) signal(pid, "SIGQUIT");
    await pause(10);
  }
}

function signal(pid: number, name: "SIGINT" | "SIGQUIT"): void {
  try {
    process.kill(pid, name);
  } catch {
    // It is gone already.
  }
}

async function openLog({ logFile, dataDir, owner }: ClusterLocation) {
  try {
    const size = await stat(logFile).then(
      (found) => found.size,
      () => 0,
    );
    if (size > LONGEST_LOG_BYTES) await rename(logFile, `${logFile}.1`);
    const log = await open(logFile, "a+", 0o600);
    // Or the owner could not start on their own folder after root did.
    if (owner) await log.chown(owner.uid, owner.gid);
    return log;
  } catch (error) {
    throw folderFailure(error, dataDir);
  }
}

async function readFrom(file: string, start: number): Promise<string> {
  const log = await open(file, "r");
  try {
    const { size } = await log.stat();
    const { buffer, bytesRead } = await log.read(Buffer.alloc(Math.min(size - start, 64 * 1024)), 0, undefined, start);
    return buffer.toString("utf8", 0, bytesRead);
  } finally {
    await log.close();
  }
}

function quoteListItem(folder: string): string {
  return `"${folder.replaceAll('"', '""')}"`;
}
