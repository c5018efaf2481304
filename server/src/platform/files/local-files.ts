import { randomUUID } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { ByteRange } from "@seedbed/contract/route";
import { fileKey } from "./file-key.ts";
import { type Files, FilesAway } from "./files.ts";

/**
 * Files below a folder, which is made with the first one. A file is written beside its place and then moved there: whoever reads sees all of it or
 * nothing, whatever crashes.
 */
export function createLocalFiles(folder: string): Files {
  const place = (accountId: string, path: string) => join(folder, ...fileKey(accountId, path).split("/"));
  return {
    of: (accountId) => ({
      put: async (path, { content }) => told(putWhole(place(accountId, path), content)),
      read: async (path, range) => told(openToRead(place(accountId, path), range)),
      remove: async (path) => told(rm(place(accountId, path), { force: true })),
      removeFolder: async (path) => told(rm(place(accountId, path), { force: true, recursive: true })),
    }),
  };
}

async function putWhole(path: string, content: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const temporary = join(dirname(path), `.${randomUUID()}`);
  try {
    const file = await open(temporary, "wx", 0o600);
    try {
      await file.writeFile(content);
      // A file that is named before it is on the disk is empty after a power cut.
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
}

async function openToRead(path: string, range?: ByteRange) {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "ENOTDIR") return null;
    throw error;
  });
  return file?.createReadStream(range && { start: range.first, end: range.last }) ?? null;
}

/** The system names whole paths in its errors; only what went wrong is told. */
async function told<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code ? new FilesAway(`the data folder says ${code}`) : error;
  }
}
