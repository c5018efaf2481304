import { access, rmdir } from "node:fs/promises";
import { join } from "node:path";
import { type ClusterLocation, locateCluster } from "../../platform/database/embedded/cluster-location.ts";
import { folderFailure } from "../../platform/database/embedded/folder-failure.ts";
import { initializeCluster } from "../../platform/database/embedded/initialize-cluster.ts";
import { takePossession } from "../../platform/database/embedded/possession.ts";
import { findBinaries } from "../../platform/database/embedded/postgres-binaries.ts";
import { stopPostmaster } from "../../platform/database/embedded/postmaster.ts";
import { findPostmaster } from "../../platform/database/embedded/postmaster-file.ts";
import { embeddedUrl } from "../../platform/database/embedded/start-embedded-postgres.ts";
import { type Answer, note, ok } from "../finding.ts";
import { checkOwnDatabase } from "./database.ts";

/**
 * Asks the PostgreSQL of a data folder: the one that runs there, or one that is started for it and stopped again. Where there is none yet,
 * none is made: the first start has more to do than that.
 */
export async function checkEmbeddedDatabase(dataDir: string, signal: AbortSignal): Promise<Answer[]> {
  if (!(await isThere(join(dataDir, "postgres"))) && !(await isThere(join(dataDir, "instance")))) return notYet();
  const location = await locateCluster(dataDir);
  try {
    if (!(await isThere(join(location.cluster, "PG_VERSION")))) return await notYet();
    const running = await findPostmaster(location.cluster).catch((error: unknown) => {
      throw folderFailure(error, dataDir);
    });
    if (running?.socketDir) return await checkOwnDatabase(embeddedUrl(running.socketDir, location.passwords), signal);
    return await startedFor(location, signal);
  } finally {
    // Stays while somebody uses it.
    await rmdir(location.socketDir).catch(() => undefined);
  }
}

async function startedFor(location: ClusterLocation, signal: AbortSignal): Promise<Answer[]> {
  const binaries = await findBinaries(location.binariesCopy);
  await initializeCluster(location, binaries);
  const { client, postmaster } = await takePossession(location, binaries, []);
  try {
    const { rowCount } = await client.query("select from pg_database where datname = 'seedbed'");
    if (rowCount === 0) return [note("The first start was interrupted: the next one goes on with it.")];
    return await checkOwnDatabase(embeddedUrl(postmaster.socketDir, location.passwords), signal);
  } finally {
    await stopPostmaster(location, postmaster.pid);
  }
}

async function notYet(): Promise<Answer[]> {
  const { version } = await findBinaries();
  return [ok(`DATABASE_URL is not set: the first start makes a database with Seedbed's own PostgreSQL ${version}.`)];
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
