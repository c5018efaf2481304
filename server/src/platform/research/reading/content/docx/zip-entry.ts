import type { Readable } from "node:stream";
import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import { PageRefused } from "../../../page-reader.ts";

/** Bytes that a part of a document may unfold to. */
const largestPart = 60_000_000;

/**
 * The content of a file in a ZIP archive; undefined when there is none of that name. Throws `PageRefused` for an archive that is broken, closed with a
 * password, or unfolds to more than 60 MB.
 */
export async function zipEntry(archive: Buffer, name: string): Promise<Buffer | undefined> {
  try {
    const file = await fromBufferPromise(archive, { lazyEntries: true });
    const entry = await entryOf(file, name);
    if (!entry) return undefined;
    if (entry.isEncrypted()) throw new PageRefused("unreadable", "is closed with a password");
    return await unfolded(await file.openReadStreamPromise(entry));
  } catch (error) {
    if (error instanceof PageRefused) throw error;
    throw new PageRefused("unreadable", "is a broken DOCX file", { cause: error });
  }
}

async function entryOf(file: ZipFile, name: string): Promise<Entry | undefined> {
  for await (const entry of file.eachEntry()) if (entry.fileName === name) return entry;
  return undefined;
}

/** What an archive says of the size of its parts may be a lie: what comes out is counted. */
async function unfolded(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largestPart) throw new PageRefused("too-large", "larger than 60 MB when it is unpacked");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
