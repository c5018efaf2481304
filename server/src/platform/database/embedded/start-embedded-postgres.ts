import { rm, rmdir } from "node:fs/promises";
import { type ClusterLocation, locateCluster } from "./cluster-location.ts";
import { createDatabase } from "./create-database.ts";
import { type DatabasePasswords, passwordFile } from "./database-passwords.ts";
import { disposeAtEnd } from "./disposal.ts";
import { initializeCluster } from "./initialize-cluster.ts";
import { type Possession, takePossession } from "./possession.ts";
import { findBinaries } from "./postgres-binaries.ts";
import { stopPostmaster } from "./postmaster.ts";
import { setCharacterTypes } from "./set-character-types.ts";

export type EmbeddedPostgres = {
  /** For `pg`: the role `seedbed`, owner of the database `seedbed`, over a private Unix socket. */
  url: string;
  /** The same database for its administrator, whom row-level security does not hold back: for tests and measurements. */
  administratorUrl: string;
  /** Whether the database was created by this start. */
  firstStart: boolean;
  /** Stops PostgreSQL cleanly and releases the data folder; a second call waits for the first. */
  stop(): Promise<void>;
};

export type EmbeddedPostgresOptions = {
  dataDir: string;
  log?: (line: string) => void;
  /** Called when PostgreSQL died under the running server and could not be brought back. */
  onLost?: (error: unknown) => void;
  /** For tests: faster, not safe against power failure, and deleted by `stop()` or with the end of this process. */
  disposable?: boolean;
};

/**
 * Starts the database of a Seedbed without DATABASE_URL and takes its data folder for this process alone. A PostgreSQL
 * that a killed server left running is taken over as it is. While this process runs, a PostgreSQL that dies is started
 * again.
 * @throws StartupError when the folder is in use, cannot be written or is full, or PostgreSQL does not run here; nothing
 *   that was stored is changed then
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const location = await locateCluster(options.dataDir);
  const { first, binaries } = await prepare(location, options).catch(async (error: unknown) => {
    await removeSocketDir(location);
    throw error;
  });
  const { socketDir } = first.postmaster;
  const prepareDatabase = async () => {
    await setCharacterTypes(first.client);
    return createDatabase(first.client, location.passwords.server);
  };
  const firstStart = await prepareDatabase().catch(async (error: unknown) => {
    await stopPostmaster(location, first.postmaster.pid);
    throw error;
  });
  const keepAfterEnd = options.disposable ? disposeAtEnd({ ...location, socketDir }) : undefined;
  let possession: Promise<Possession | undefined> = Promise.resolve(first);
  let stopping: Promise<void> | undefined;

  const startAgain = async () => {
    options.log?.("PostgreSQL closed its connections: starting it again.");
    try {
      return keep(await takePossession({ ...location, socketDir }, binaries, settingsFor(options)));
    } catch (error) {
      options.onLost?.(error);
      return undefined;
    }
  };
  const keep = (held: Possession) => {
    held.client.once("end", () => {
      if (!stopping) possession = startAgain();
    });
    return held;
  };
  keep(first);

  const stop = async () => {
    const held = await possession;
    if (held) await stopPostmaster(location, held.postmaster.pid);
    keepAfterEnd?.();
    await tidyUp(location, options);
  };
  return {
    url: embeddedUrl(socketDir, location.passwords),
    administratorUrl: urlFor("postgres", location.passwords.administrator, socketDir),
    firstStart,
    stop: () => {
      stopping ??= stop();
      return stopping;
    },
  };
}

/** For `pg`: the role and the database `seedbed` of the PostgreSQL with its socket in this folder. */
export const embeddedUrl = (socketDir: string, { server }: DatabasePasswords) => urlFor("seedbed", server, socketDir);

const urlFor = (role: string, password: string, socketDir: string) =>
  `postgresql://${role}:${password}@localhost:5432/seedbed?host=${encodeURIComponent(socketDir)}&sslmode=disable`;

async function prepare(location: ClusterLocation, options: EmbeddedPostgresOptions) {
  const binaries = await findBinaries(location.binariesCopy);
  await initializeCluster(location, binaries, options);
  return { first: await takePossession(location, binaries, settingsFor(options)), binaries };
}

function settingsFor({ disposable }: EmbeddedPostgresOptions): string[] {
  // On a solid-state disk, and with most of the data in memory, a page here and there costs hardly more than the next one.
  const settings = ["random_page_cost=1.1"];
  return disposable ? [...settings, "fsync=off", "full_page_writes=off"] : settings;
}

async function tidyUp(location: ClusterLocation, { disposable }: EmbeddedPostgresOptions): Promise<void> {
  await removeSocketDir(location);
  if (!disposable) return;
  await rm(location.cluster, { recursive: true, force: true });
  await rm(passwordFile(location.dataDir), { force: true });
}

/** Leaves it when it is not empty: another server is using it, or already starting. */
async function removeSocketDir({ socketDir }: ClusterLocation): Promise<void> {
  await rmdir(socketDir).catch(() => {});
}
