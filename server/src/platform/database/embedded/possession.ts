import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { StartupError } from "../../startup-error.ts";
import type { ClusterLocation } from "./cluster-location.ts";
import { connectionForAdministrator, takeLock } from "./cluster-lock.ts";
import { forgetPassword, requirePasswords, trustNobody } from "./connection-rules.ts";
import { hasErrorCode } from "./folder-failure.ts";
import type { PostgresBinaries } from "./postgres-binaries.ts";
import { failureFromOutput } from "./postgres-output.ts";
import { type StartedPostmaster, startPostmaster, stopPostmaster } from "./postmaster.ts";
import { findPostmaster, type RunningPostmaster } from "./postmaster-file.ts";

/** A running PostgreSQL and the connection that holds its data folder for this process. */
export type Possession = { client: pg.Client; postmaster: RunningPostmaster };

/** Crash recovery of a large database may take minutes; PostgreSQL says nothing for longer only when it hangs. */
const READY_MS = 300_000;
/** These go away by themselves: the other process is ending, or has just begun. */
const RIVAL_IN_PASSING = /lock file ".+" already exists|pre-existing shared memory block/;
const PASSING_MS = 15_000;
const WRONG_PASSWORD = "28P01";
/** What a PostgreSQL answers that is starting up (57P03), shutting down (57P01) or already gone. */
const NOT_READY = ["ENOENT", "ECONNREFUSED", "ECONNRESET", "EPIPE", "57P01", "57P02", "57P03"];

/**
 * Finds PostgreSQL running on the database folder or starts it, waits until it answers and takes the folder's lock.
 * @throws StartupError when another Seedbed holds the folder or PostgreSQL cannot run on it
 */
export async function takePossession(
  location: ClusterLocation,
  binaries: PostgresBinaries,
  settings: string[],
): Promise<Possession> {
  const begun = Date.now();
  let started: StartedPostmaster | undefined;
  while (Date.now() - begun < READY_MS) {
    const postmaster = await findPostmaster(location.cluster);
    const client = postmaster && (await lockIfReady(postmaster, location));
    if (client && (await isRelease(client, binaries.version))) return { client, postmaster };
    if (client) {
      await stopPostmaster(location, postmaster.pid);
      started = undefined;
      continue;
    }
    if (!postmaster) started ??= await startPostmaster(location, binaries, settings);
    const failure = await Promise.race([started?.failed, pause(10)]);
    if (!failure) continue;
    const passes = RIVAL_IN_PASSING.test(failure.output) && Date.now() - begun < PASSING_MS;
    if (!passes) throw failureFromOutput(failure.output, location);
    started = undefined;
    await pause(50);
  }
  throw new StartupError(`PostgreSQL did not become ready in ${location.dataDir}: ${location.logFile} says why.`);
}

async function lockIfReady(
  { socketDir, pid }: RunningPostmaster,
  location: ClusterLocation,
): Promise<pg.Client | undefined> {
  // PostgreSQL writes the line with the folder of its socket a moment after the line with its process.
  if (socketDir === "") return undefined;
  const client = connectionForAdministrator(socketDir, location.passwords.administrator);
  try {
    await client.connect();
    await takeLock(client, location.dataDir);
    await requirePasswords(client, location);
    return client;
  } catch (error) {
    client.end().catch(() => {});
    if (error instanceof StartupError) await trustNobody(location, pid);
    if (hasErrorCode(error, WRONG_PASSWORD)) await forgetPassword(location, pid);
    else if (!hasErrorCode(error, ...NOT_READY) && !isCut(error)) throw error;
    return undefined;
  }
}

function isCut(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith("Connection terminated");
}

/** An older release may still run after an upgrade of the binaries. */
async function isRelease(client: pg.Client, version: string): Promise<boolean> {
  const { rows } = await client.query<{ server_version: string }>("show server_version");
  return rows[0]?.server_version === version;
}
