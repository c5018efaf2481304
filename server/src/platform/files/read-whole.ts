import { type AccountFiles, FilesAway } from "./files.ts";

/** A file whole; null for one that is not there. Throws `FilesAway`, also for one that breaks off: no part of it is taken for all of it. */
export async function readWhole(files: AccountFiles, path: string): Promise<Buffer | null> {
  const stream = await files.read(path);
  if (!stream) return null;
  try {
    return Buffer.concat(await stream.toArray());
  } catch (error) {
    throw error instanceof FilesAway ? error : new FilesAway("the file breaks off");
  }
}
