import { spawn } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import type { Stats } from "node:fs";
import { chmod, chown, lstat, mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { StartupError } from "../../startup-error.ts";
import { clusterOwner } from "./cluster-owner.ts";
import { prepareDataFolder } from "./data-folder.ts";
import { type DatabasePasswords, readPasswords } from "./database-passwords.ts";
import { folderFailure, hasErrorCode } from "./folder-failure.ts";
import type { ClusterOwner } from "./system-users.ts";

export type ClusterLocation = {
  /** The data folder as the person named it, resolved; sentences to the person speak of this one. */
  dataDir: string;
  /** PostgreSQL's own data folder. */
  cluster: string;
  /** A short folder only the owner may enter; it holds PostgreSQL's socket. */
  socketDir: string;
  logFile: string;
  /** Where the binaries must be copied to before they are run, because the owner cannot read the repository. */
  binariesCopy?: string;
  owner?: ClusterOwner;
  passwords: DatabasePasswords;
};

/** PostgreSQL refuses to run as root, so for root everything the other user must reach stands here. */
const ROOT_BASE = "/var/lib/seedbed";
/** As long as giving a folder away may take on a busy machine: 2 s. */
const mostLooks = 80;
const lookPause = 25;
/** Unix socket paths hold 103 bytes on macOS and 107 on Linux; PostgreSQL adds `/.s.PGSQL.5432.lock`. */
const LONGEST_SOCKET_DIR = 84;

/**
 * Decides where the database stands and who runs it, and creates the folders around it.
 * An ordinary user keeps it in `<dataDir>/postgres`. Root keeps it there too, owned by a number of its own, unless that
 * cannot reach the folder (a closed home folder): then it stands in /var/lib/seedbed under an id kept in `<dataDir>/instance`.
 * An existing database is always used where it is, by the user it belongs to.
 * @throws StartupError when the data folder cannot be created, written or entered
 */
export async function locateCluster(dataDir: string): Promise<ClusterLocation> {
  const folder = await prepareDataFolder(dataDir);
  const inPlace = join(folder, "postgres");
  const common = { dataDir: folder, logFile: join(folder, "postgres.log"), passwords: await readPasswords(folder) };
  if (process.getuid?.() !== 0) {
    return { ...common, cluster: inPlace, socketDir: await prepareSocketDir(socketBase(), inPlace) };
  }
  await createOpenFolder(ROOT_BASE);
  const cluster = (await isReachable(folder, inPlace)) ? inPlace : join(ROOT_BASE, `data-${await instanceId(folder)}`);
  const owner = await clusterOwner(cluster, folder);
  const socketDir = await prepareSocketDir(ROOT_BASE, cluster, owner);
  return { ...common, cluster, socketDir, binariesCopy: ROOT_BASE, owner };
}

async function isReachable(folder: string, inPlace: string): Promise<boolean> {
  return (await exists(inPlace)) || canEnter(folder, await clusterOwner(inPlace, folder));
}

function socketBase(): string {
  return Buffer.byteLength(tmpdir()) + "/seedbed-0123456789ab".length <= LONGEST_SOCKET_DIR ? tmpdir() : "/tmp";
}

async function prepareSocketDir(base: string, cluster: string, owner?: ClusterOwner): Promise<string> {
  const whose = owner ? `${cluster} of ${owner.uid}` : cluster;
  const name = createHash("sha256").update(whose).digest("hex").slice(0, 12);
  const socketDir = join(base, owner ? `socket-${name}` : `seedbed-${name}`);
  try {
    const created = await mkdir(socketDir, { recursive: true, mode: 0o700 });
    if (created && owner) await chown(socketDir, owner.uid, owner.gid);
    const found = await settledFolder(socketDir, owner);
    if (!found.isDirectory() || found.uid !== (owner?.uid ?? process.getuid?.()) || (found.mode & 0o077) !== 0) {
      throw new StartupError(
        `The folder ${socketDir} for the database's socket belongs to someone else: remove it or set TMPDIR.`,
      );
    }
    return socketDir;
  } catch (error) {
    throw folderFailure(error, socketDir);
  }
}

/** What stands at this path; a folder that another start has just made and not given away yet is waited for. */
async function settledFolder(path: string, owner?: ClusterOwner): Promise<Stats> {
  let found = await lstat(path);
  for (let looks = 0; owner && found.uid === process.getuid?.() && looks < mostLooks; looks += 1) {
    await pause(lookPause);
    found = await lstat(path);
  }
  return found;
}

async function createOpenFolder(folder: string): Promise<void> {
  try {
    if (await mkdir(folder, { recursive: true })) await chmod(folder, 0o755);
  } catch (error) {
    throw folderFailure(error, folder);
  }
}

/** A copy or a new clone in the same place is another instance; a moved data folder stays the same one. */
async function instanceId(folder: string): Promise<string> {
  const file = join(folder, "instance");
  const known = await readFile(file, "utf8").catch((error: unknown) => {
    if (hasErrorCode(error, "ENOENT")) return "";
    throw folderFailure(error, folder);
  });
  if (/^[0-9a-f]{16}$/.test(known.trim())) return known.trim();
  const id = randomBytes(8).toString("hex");
  // "wx": of two first starts at once only one decides.
  await writeFile(file, `${id}\n`, { flag: "wx" }).catch((error: unknown) => {
    if (!hasErrorCode(error, "EEXIST")) throw folderFailure(error, folder);
  });
  return (await readFile(file, "utf8")).trim();
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** Whether `owner` may enter `folder`, found out by trying. */
function canEnter(folder: string, owner: ClusterOwner): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const attempt = spawn("/bin/sh", ["-c", 'cd -- "$1"', "sh", folder], { ...owner, cwd: "/", stdio: "ignore" });
    attempt.once("exit", (code) => resolve(code === 0));
    attempt.once("error", () =>
      reject(
        new StartupError(
          "PostgreSQL does not run as root and this system does not let root start it as somebody else: start Seedbed as an ordinary user or set DATABASE_URL.",
        ),
      ),
    );
  });
}
