import { promisify } from "node:util";
import { crc32, deflateRaw } from "node:zlib";

const deflate = promisify(deflateRaw);

export interface ArchivedFile {
  /** With `/` between folders. */
  path: string;
  content: Uint8Array;
}

// 1980-01-01, the first day there is: the same files are the same archive.
const moment = { time: 0, day: 33 };
const utf8Names = 0x0800;

/** The files as a ZIP archive, in their order. Packing is done beside the thread of the server. */
export async function writeArchive(files: AsyncIterable<ArchivedFile> | Iterable<ArchivedFile>): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { path, content } of files) {
    const packed = await deflate(content);
    const name = Buffer.from(path, "utf8");
    const head = headOf({ name, packed: packed.length, size: content.length, sum: crc32(content) });
    const local = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), head, name]);
    directory.push(entryOf(head, { name, offset }));
    parts.push(local, packed);
    offset += local.length + packed.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, entries, end]);
}

interface Sizes {
  name: Buffer;
  packed: number;
  size: number;
  sum: number;
}

/** What stands before a file and in the directory alike: version, flags, method, moment, checksum, sizes and lengths. */
function headOf({ name, packed, size, sum }: Sizes): Buffer {
  const head = Buffer.alloc(26);
  head.writeUInt16LE(20, 0);
  head.writeUInt16LE(utf8Names, 2);
  head.writeUInt16LE(8, 4);
  head.writeUInt16LE(moment.time, 6);
  head.writeUInt16LE(moment.day, 8);
  head.writeUInt32LE(sum, 10);
  head.writeUInt32LE(packed, 14);
  head.writeUInt32LE(size, 18);
  head.writeUInt16LE(name.length, 22);
  return head;
}

function entryOf(head: Buffer, { name, offset }: { name: Buffer; offset: number }): Buffer {
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(offset, 10);
  return Buffer.concat([Buffer.from([0x50, 0x4b, 1, 2, 20, 0]), head, rest, name]);
}
