import type { Readable } from "node:stream";
import { fromBufferPromise } from "yauzl";

/** An archive that is not taken; the message is a sentence for the person. */
export class ArchiveRefused extends Error {
  override readonly name = "ArchiveRefused";
}

export interface ArchiveLimits {
  files: number;
  /** Bytes that one file may unfold to, and all of them. */
  largestFile: number;
  largestInAll: number;
  /** Whether a file of this name belongs in. */
  isExpected(path: string): boolean;
}

/**
 * The files of a ZIP archive by their paths. What an archive says of sizes may be a lie: what comes out is counted. Throws `ArchiveRefused` for one that is
 * broken or locked, holds what is not expected or one name twice, or goes beyond a limit.
 */
export async function readArchive(bytes: Uint8Array, limits: ArchiveLimits): Promise<Map<string, Buffer>> {
  try {
    return await filesOf(bytes, limits);
  } catch (error) {
    if (error instanceof ArchiveRefused) throw error;
    throw new ArchiveRefused("This is not a ZIP file, or it is broken.", { cause: error });
  }
}

async function filesOf(bytes: Uint8Array, limits: ArchiveLimits): Promise<Map<string, Buffer>> {
  const archive = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), {
    lazyEntries: true,
  });
  const files = new Map<string, Buffer>();
  let left = limits.largestInAll;
  for await (const entry of archive.eachEntry()) {
    const path = entry.fileName;
    if (!limits.isExpected(path))
      throw new ArchiveRefused(`The file holds something that does not belong in it: ${shown(path)}.`);
    if (files.has(path)) throw new ArchiveRefused(`The file holds ${shown(path)} twice.`);
    if (files.size >= limits.files) throw new ArchiveRefused(`The file holds more than ${limits.files} parts.`);
    if (entry.isEncrypted()) throw new ArchiveRefused("The file is locked with a password.");
    const content = await unfolded(await archive.openReadStreamPromise(entry), Math.min(left, limits.largestFile));
    if (!content) throw new ArchiveRefused("The file is too large when it is unpacked.");
    left -= content.length;
    files.set(path, content);
  }
  return files;
}

const shown = (path: string) => `“${path.slice(0, 80).replaceAll(/[^\p{L}\p{N}./_ -]/gu, "?")}”`;

async function unfolded(stream: Readable, most: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) {
      stream.destroy();
      return null;
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
