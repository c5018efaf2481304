import { chown, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import type { ClusterLocation } from "./cluster-location.ts";
import { folderFailure } from "./folder-failure.ts";
import { setPasswords } from "./set-passwords.ts";

const rulesFile = "pg_hba.conf";
const withPassword = `# Whoever connects gives a password. That of the user postgres stands in the file database-password of the data folder.
local all all scram-sha-256
`;
const withoutPassword = `local all postgres trust\n${withPassword}`;
const trusting = /^\s*(local|host\w*)\s.*\strust\b/m;

/**
 * Sees to it that nobody connects without a password: a database that has just been made, or was made by an earlier release, trusts whoever reaches
 * its socket. Changes nothing where that is not so.
 */
export async function requirePasswords(administrator: pg.Client, location: ClusterLocation): Promise<void> {
  const rules = await readFile(join(location.cluster, rulesFile), "utf8");
  if (!trusting.test(rules)) return;
  await setPasswords(administrator, location.passwords);
  await writeRules(location, withPassword);
  await administrator.query("select pg_reload_conf()");
}

/**
 * For a database whose password is not the one in the data folder, as when that file was lost: whoever owns the database folder may set another one.
 * Trusts the administrator, in a folder that only its owner enters, until `requirePasswords` is done.
 */
export async function forgetPassword(location: ClusterLocation, pid: number): Promise<void> {
  await writeRules(location, withoutPassword);
  process.kill(pid, "SIGHUP");
}

/** Takes back what `forgetPassword` did, when the folder turns out to be somebody else's. */
export async function trustNobody(location: ClusterLocation, pid: number): Promise<void> {
  const rules = await readFile(join(location.cluster, rulesFile), "utf8");
  if (rules !== withoutPassword) return;
  await writeRules(location, withPassword);
  process.kill(pid, "SIGHUP");
}

async function writeRules({ cluster, dataDir, owner }: ClusterLocation, rules: string): Promise<void> {
  const file = join(cluster, rulesFile);
  const draft = `${file}.${process.pid}`;
  try {
    await writeFile(draft, rules, { mode: 0o600 });
    if (owner) await chown(draft, owner.uid, owner.gid);
    await rename(draft, file);
  } catch (error) {
    throw folderFailure(error, dataDir);
  }
}
