/** The kinds of images that every browser shows and that hold no script, by how their files end. */
export const imageTypes = { png: "image/png", jpg: "image/jpeg", webp: "image/webp" } as const;

export type ImageKind = keyof typeof imageTypes;

/** Bytes that an image may have at most. */
export const largestImage = 8 * 1024 * 1024;

const pngBegin = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");
const pngEnd = Buffer.from("49454e44ae426082", "hex");

/** What an image is by its bytes, whatever its sender calls it; null for anything else, and for one that breaks off. */
export function imageKind(bytes: Buffer): ImageKind | null {
  if (bytes.subarray(0, pngBegin.length).equals(pngBegin))
    return bytes.subarray(-pngEnd.length).equals(pngEnd) ? "png" : null;
  if (bytes.length > 4 && bytes.readUIntBE(0, 3) === 0xffd8ff)
    return bytes.readUInt16BE(bytes.length - 2) === 0xffd9 ? "jpg" : null;
  const isWebp = bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP";
  // The length counts what follows it, filled up to an even number.
  return isWebp && bytes.readUInt32LE(4) + 8 === bytes.length ? "webp" : null;
}
