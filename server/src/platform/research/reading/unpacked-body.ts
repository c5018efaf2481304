import { promisify } from "node:util";
import { brotliDecompress, gunzip, inflate, zstdDecompress } from "node:zlib";
import { EgressFailure } from "../../egress/egress-failure.ts";
import { PageRefused } from "../page-reader.ts";

const unpackers = {
  gzip: promisify(gunzip),
  "x-gzip": promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
  zstd: promisify(zstdDecompress),
} as const;

/**
 * The bytes of an answer as they were before they were packed. Nobody asked for that, but some servers do it all the same. Throws `EgressFailure`
 * for more than `maxBytes`, and `PageRefused` for what cannot be unpacked.
 */
export async function unpackedBody(body: Buffer, encoding: string, maxBytes: number): Promise<Buffer> {
  const name = encoding.trim().toLowerCase();
  if (name === "" || name === "identity") return body;
  if (!Object.hasOwn(unpackers, name)) throw new PageRefused("unreadable", "packed in an unknown way");
  try {
    return await unpackers[name as keyof typeof unpackers](body, { maxOutputLength: maxBytes });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE")
      throw new EgressFailure("too-large", "the answer is too large unpacked", { cause: error });
    throw new PageRefused("unreadable", "packed in a broken way", { cause: error });
  }
}
