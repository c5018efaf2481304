import { createHash, randomBytes } from "node:crypto";
import { link, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { giveToOwnerOf } from "./cluster-owner.ts";
import { folderFailure, hasErrorCode } from "./folder-failure.ts";

/** What the users `postgres` and `seedbed` sign in to the database with. */
export type DatabasePasswords = { administrator: string; server: string };

/** Kept in the data folder; only who owns that, and root, can read it. */
export const passwordFile = (dataDir: string) => join(dataDir, "database-password");

/**
 * The passwords of a data folder's database, made at its first start: 256 random bits for the administrator, and a hash of them for the server.
 * @throws StartupError when the folder cannot be read or written
 */
export async function readPasswords(dataDir: string): Promise<DatabasePasswords> {
  const administrator = (await readKept(dataDir)) ?? (await makePassword(dataDir));
  return { administrator, server: createHash("sha256").update(`seedbed ${administrator}`).digest("base64url") };
}

async function readKept(dataDir: string): Promise<string | undefined> {
  const kept = await readFile(passwordFile(dataDir), "utf8").catch((error: unknown) => {
    if (hasErrorCode(error, "ENOENT")) return "";
    throw folderFailure(error, dataDir);
  });
  return /^[\w-]{43}$/.test(kept.trim()) ? kept.trim() : undefined;
}

async function makePassword(dataDir: string): Promise<string> {
  const file = passwordFile(dataDir);
  const draft = `${file}.${process.pid}`;
  try {
    await writeFile(draft, `${randomBytes(32).toString("base64url")}\n`, { mode: 0o600 });
    await giveToOwnerOf(dataDir, draft);
    // What is no password is replaced; of two first starts at once only one decides.
    if ((await readKept(dataDir)) === undefined) await link(draft, file).catch(() => replaceBroken(dataDir, draft));
    return (await readKept(dataDir)) ?? "";
  } catch (error) {
    throw folderFailure(error, dataDir);
  } finally {
    await rm(draft, { force: true });
  }
}

async function replaceBroken(dataDir: string, draft: string): Promise<void> {
  if ((await readKept(dataDir)) !== undefined) return;
  await rm(passwordFile(dataDir), { force: true });
  await link(draft, passwordFile(dataDir));
}
