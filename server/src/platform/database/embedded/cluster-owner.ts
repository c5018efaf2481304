import { execFile } from "node:child_process";
import { chown, stat } from "node:fs/promises";
import { promisify } from "node:util";
import { findPostmaster } from "./postmaster-file.ts";
import { type ClusterOwner, freeNumber, readUsers } from "./system-users.ts";

const run = promisify(execFile);

/**
 * Who runs the PostgreSQL of root on this database folder: whom the folder belongs to, or a number that no user has, so that no other program runs
 * as the same. What an earlier release left to `nobody`, whom many programs run as, is taken over unless it is running or `nobody` is the one
 * who runs Seedbed on the data folder.
 */
export async function clusterOwner(cluster: string, dataDir: string): Promise<ClusterOwner> {
  const found = await stat(cluster).catch(() => undefined);
  const users = await readUsers();
  if (!found || found.uid === 0) return freeNumber(users);
  const owner = { uid: found.uid, gid: found.gid };
  const isLeftToNobody = owner.uid === users.nobody.uid && (await stat(dataDir)).uid !== owner.uid;
  if (!isLeftToNobody || (await findPostmaster(cluster))) return owner;
  const own = freeNumber(users);
  await giveAway(cluster, own);
  return own;
}

/** Who may make a database folder for `owner`: initdb runs as a user with a name only. */
export async function makerFor(owner: ClusterOwner | undefined): Promise<ClusterOwner | undefined> {
  if (!owner) return undefined;
  const users = await readUsers();
  return users.numbers.has(owner.uid) ? owner : users.nobody;
}

/** Gives a folder and all in it away. Links are given away themselves, never what they lead to. */
export async function giveAway(folder: string, { uid, gid }: ClusterOwner): Promise<void> {
  await run("chown", ["-R", "-h", `${uid}:${gid}`, folder]);
}

/** Gives a file that root made in a data folder to the owner of that folder, who may be an ordinary user and start Seedbed next time. */
export async function giveToOwnerOf(folder: string, file: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(folder);
  if (uid !== 0) await chown(file, uid, gid);
}
