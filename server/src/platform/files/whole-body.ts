import { Readable, Transform } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { FilesAway } from "./files.ts";

/** A body that ends before what its length promises is a failure, not a short file. */
export function wholeBody(response: Response): Readable {
  const promised = response.headers.get("content-length");
  let missing = promised === null ? Number.NaN : Number(promised);
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      missing -= chunk.length;
      done(null, chunk);
    },
    flush(done) {
      done(missing > 0 ? new FilesAway("the bucket broke off") : null);
    },
  });
  // Whoever reads learns of a failure by the stream itself.
  pipeline(Readable.fromWeb(response.body as ReadableStream), counted).catch(() => undefined);
  finished(counted).catch(() => undefined);
  return counted;
}
