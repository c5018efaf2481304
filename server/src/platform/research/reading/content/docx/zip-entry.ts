import { inflateRawSync } from "node:zlib";
import { PageRefused } from "../../../page-reader.ts";

/** Bytes that a part of a document may unfold to. */
const largestPart = 60_000_000;
const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const localMark = 0x04034b50;
const endSize = 22;
const longestComment = 65_535;

/**
 * The content of a file in a ZIP archive; undefined when there is none of that name. Throws `PageRefused` for an archive that is broken, closed with a
 * password, or unfolds to more than 60 MB.
 */
export function zipEntry(archive: Buffer, name: string): Buffer | undefined {
  try {
    const found = findEntry(archive, name);
    return found && unpacked(archive, found);
  } catch (error) {
    if (error instanceof PageRefused) throw error;
    const isLarge = (error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE";
    throw new PageRefused(
      isLarge ? "too-large" : "unreadable",
      isLarge ? "larger than 60 MB when it is unpacked" : "is a broken DOCX file",
      { cause: error },
    );
  }
}

interface Entry {
  flags: number;
  method: number;
  packed: number;
  at: number;
}

/** By the directory at its end, the only place that tells where the parts begin. */
function findEntry(archive: Buffer, name: string): Entry | undefined {
  const end = endOfDirectory(archive);
  const entries = archive.readUInt16LE(end + 10);
  let at = archive.readUInt32LE(end + 16);
  for (let number = 0; number < entries; number += 1) {
    if (archive.readUInt32LE(at) !== entryMark) throw new RangeError("no entry where one should be");
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) => archive.readUInt16LE(at + offset));
    const afterName = at + 46 + (nameLength ?? 0);
    if (archive.toString("utf8", at + 46, afterName) === name)
      return {
        flags: archive.readUInt16LE(at + 8),
        method: archive.readUInt16LE(at + 10),
        packed: archive.readUInt32LE(at + 20),
        at: archive.readUInt32LE(at + 42),
      };
    at = afterName + (extraLength ?? 0) + (commentLength ?? 0);
  }
  return undefined;
}

function endOfDirectory(archive: Buffer): number {
  const first = Math.max(0, archive.length - endSize - longestComment);
  for (let at = archive.length - endSize; at >= first; at -= 1) if (archive.readUInt32LE(at) === endMark) return at;
  throw new RangeError("no directory");
}

function unpacked(archive: Buffer, { flags, method, packed, at }: Entry): Buffer {
  if (flags & 1) throw new PageRefused("unreadable", "is closed with a password");
  if (archive.readUInt32LE(at) !== localMark) throw new RangeError("no part where one should be");
  const start = at + 30 + archive.readUInt16LE(at + 26) + archive.readUInt16LE(at + 28);
  const content = archive.subarray(start, start + packed);
  if (content.length < packed) throw new RangeError("cut off");
  if (method === 0) return content;
  if (method === 8) return inflateRawSync(content, { maxOutputLength: largestPart });
  throw new RangeError(`packed by method ${method}`);
}
