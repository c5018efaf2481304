/** A film as a file. */
export interface Film {
  bytes: Uint8Array;
  mediaType: "video/mp4" | "video/webm";
}

/**
 * What a file is by its bytes, whatever its sender calls it: an MP4 with its table and its pictures, or a WebM. Null for anything else, and for one that breaks
 * off or has something behind its end.
 */
export function readFilm(bytes: Uint8Array): Film | null {
  if (isMp4(bytes)) return { bytes, mediaType: "video/mp4" };
  return isWebm(bytes) ? { bytes, mediaType: "video/webm" } : null;
}

/** Boxes that a film may have beside each other. */
const known = new Set([
  "ftyp",
  "moov",
  "mdat",
  "free",
  "skip",
  "wide",
  "udta",
  "meta",
  "sidx",
  "styp",
  "moof",
  "mfra",
  "uuid",
]);

function isMp4(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found = new Set<string>();
  let at = 0;
  while (at + 8 <= bytes.length) {
    const kind = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (!known.has(kind) || (at === 0 && kind !== "ftyp")) return false;
    let size = view.getUint32(at);
    if (size === 1 && at + 16 <= bytes.length) size = Number(view.getBigUint64(at + 8));
    if (size < 8) return false;
    found.add(kind);
    at += size;
  }
  return at === bytes.length && found.has("moov") && found.has("mdat");
}

const ebml = 0x1a45dfa3;
const segment = 0x18538067;
/** A size that is not known: what was written while it was made goes on to the end of the file. */
const unknownSizes = new Set([0x01ffffffffffffffn, 0xffn]);

function isWebm(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 12 || view.getUint32(0) !== ebml) return false;
  const head = sizeAt(view, 4);
  if (!head) return false;
  const begin = head.end + Number(head.size);
  if (begin > 200 || begin + 5 > bytes.length || view.getUint32(begin) !== segment) return false;
  if (!new TextDecoder("latin1").decode(bytes.subarray(0, begin)).includes("webm")) return false;
  const body = sizeAt(view, begin + 4);
  return body !== null && (body.isUnknown || body.end + Number(body.size) === bytes.length);
}

/** A number of EBML, which tells its own length in its first byte. */
function sizeAt(view: DataView, at: number): { size: bigint; end: number; isUnknown: boolean } | null {
  if (at >= view.byteLength) return null;
  const length = Math.clz32(view.getUint8(at)) - 23;
  if (length > 8 || at + length > view.byteLength) return null;
  let whole = 0n;
  for (let index = 0; index < length; index += 1) whole = whole * 256n + BigInt(view.getUint8(at + index));
  const size = whole - (1n << BigInt(7 * length));
  return { size, end: at + length, isUnknown: unknownSizes.has(whole) };
}
