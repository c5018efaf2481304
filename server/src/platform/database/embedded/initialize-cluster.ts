import { spawn } from "node:child_process";
import { chown, mkdir, readdir, readFile, rename, rm, statfs } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { StartupError } from "../../startup-error.ts";
import type { ClusterLocation } from "./cluster-location.ts";
import { giveAway, makerFor } from "./cluster-owner.ts";
import { diskFull, folderFailure, hasErrorCode } from "./folder-failure.ts";
import type { PostgresBinaries } from "./postgres-binaries.ts";
import { failureFromOutput } from "./postgres-output.ts";
import { isAlive } from "./postmaster-file.ts";
import type { ClusterOwner } from "./system-users.ts";

const MEGABYTE = 1024 * 1024;
const NEEDED_FOR_FIRST_START = 150 * MEGABYTE;
/** One more write-ahead file of 16 MB and some room for what the server itself writes. */
const NEEDED_LATER = 24 * MEGABYTE;

/** Written into postgresql.conf once; whoever runs the server may change them there. */
const SETTINGS = {
  max_connections: "100",
  shared_buffers: "128MB",
  fsync: "on",
  timezone: "UTC",
  log_timezone: "UTC",
  log_line_prefix: "%m [%p] ",
  log_checkpoints: "off",
  // What people write must not reach a log: neither the failing statement nor the row it failed on.
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
};

type InitializeOptions = { disposable?: boolean };

/**
 * Creates the database folder when there is none. It is made beside its place and moved there when complete, so a start
 * that was killed leaves nothing half done and of two starts at once one wins.
 * @throws StartupError when the disk is full or cannot be written, or the folder was made by another major version
 */
export async function initializeCluster(
  location: ClusterLocation,
  binaries: PostgresBinaries,
  options: InitializeOptions = {},
): Promise<void> {
  const madeBy = await readFile(join(location.cluster, "PG_VERSION"), "utf8").catch((error: unknown) => {
    if (hasErrorCode(error, "ENOENT")) return undefined;
    throw folderFailure(error, location.dataDir);
  });
  await requireSpace(location, madeBy === undefined ? NEEDED_FOR_FIRST_START : NEEDED_LATER);
  if (madeBy === undefined) await create(location, binaries, options);
  await removeAbandonedDrafts(location.cluster);
  if (madeBy === undefined) return;
  const major = binaries.version.split(".")[0];
  if (madeBy.trim() !== major) {
    throw new StartupError(
      `The data folder ${location.dataDir} was made by PostgreSQL ${madeBy.trim()} and this is PostgreSQL ${major}: see "Upgrade" in docs/operations.md.`,
    );
  }
}

async function requireSpace({ cluster, dataDir }: ClusterLocation, needed: number): Promise<void> {
  const disk = await statfs(dirname(cluster)).catch((error: unknown) => {
    throw folderFailure(error, dataDir);
  });
  if (disk.bavail * disk.bsize < needed) throw diskFull(dataDir);
}

async function create(
  location: ClusterLocation,
  binaries: PostgresBinaries,
  options: InitializeOptions,
): Promise<void> {
  const draft = `${location.cluster}.${process.pid}`;
  try {
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { mode: 0o700 });
    const maker = await makerFor(location.owner);
    if (maker) await chown(draft, maker.uid, maker.gid);
    await runInitdb(location, maker, [binaries.initdb, ...initdbArguments(draft, options)]);
    if (location.owner && maker?.uid !== location.owner.uid) await giveAway(draft, location.owner);
    await rename(draft, location.cluster).catch((error: unknown) => {
      // Another start put its database there first: use that one.
      if (!hasErrorCode(error, "ENOTEMPTY", "EEXIST")) throw error;
    });
  } catch (error) {
    throw folderFailure(error, location.dataDir);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Removes what first starts left that were killed in the middle; their last process may be writing there yet. */
async function removeAbandonedDrafts(cluster: string): Promise<void> {
  const prefix = `${basename(cluster)}.`;
  for (const name of await readdir(dirname(cluster))) {
    const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length)) : 0;
    if (!(pid > 0) || isAlive(pid)) continue;
    await rm(join(dirname(cluster), name), { recursive: true, force: true, maxRetries: 10 }).catch(() => {});
  }
}

function initdbArguments(draft: string, { disposable }: InitializeOptions): string[] {
  return [
    `--pgdata=${draft}`,
    "--username=postgres",
    // Until it is started: the start sets the passwords, before anybody else comes in (`requirePasswords`).
    "--auth-local=trust",
    "--auth-host=reject",
    "--encoding=UTF8",
    "--locale=C",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--no-instructions",
    ...(disposable ? ["--no-sync"] : []),
    ...Object.entries(SETTINGS).map(([name, value]) => `--set=${name}=${value}`),
  ];
}

function runInitdb(
  location: ClusterLocation,
  maker: ClusterOwner | undefined,
  [program = "", ...given]: string[],
): Promise<void> {
  return new Promise((resolve, reject) => {
    const initdb = spawn(program, given, {
      ...maker,
      cwd: "/",
      env: { LC_ALL: "C", PATH: "/usr/bin:/bin" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [initdb.stdout, initdb.stderr]) {
      stream.setEncoding("utf8").on("data", (chunk: string) => {
        output += chunk;
      });
    }
    initdb.once("error", (error) => reject(failureFromOutput(String(error), location)));
    initdb.once("close", (code) => (code === 0 ? resolve() : reject(failureFromOutput(output, location))));
  });
}
