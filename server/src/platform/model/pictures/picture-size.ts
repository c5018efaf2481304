export interface PictureSize {
  width: number;
  height: number;
}

/** The size in pixels that a picture says it has; null where it does not say so. `kind` is what it is by its bytes. */
export function pictureSize(bytes: Buffer, kind: "png" | "jpg" | "webp"): PictureSize | null {
  try {
    const size = readers[kind](bytes);
    return size && size.width > 0 && size.height > 0 ? size : null;
  } catch (error) {
    // It says that more follows than there is.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const readers = { png: sizeOfPng, jpg: sizeOfJpeg, webp: sizeOfWebp };

const sizeOfPngAt = 16;

function sizeOfPng(bytes: Buffer): PictureSize {
  return { width: bytes.readUInt32BE(sizeOfPngAt), height: bytes.readUInt32BE(sizeOfPngAt + 4) };
}

/** Markers between 0xc0 and 0xcf that begin no frame: tables, an extension and arithmetic coding. */
const noFrames = new Set([0xc4, 0xc8, 0xcc]);

function sizeOfJpeg(bytes: Buffer): PictureSize | null {
  let at = 2;
  while (bytes.readUInt8(at) === 0xff) {
    const marker = bytes.readUInt8(at + 1);
    // A marker may be filled up in front.
    if (marker === 0xff) at += 1;
    else if (marker >= 0xc0 && marker <= 0xcf && !noFrames.has(marker))
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    else at += 2 + Math.max(2, bytes.readUInt16BE(at + 2));
  }
  return null;
}

function sizeOfWebp(bytes: Buffer): PictureSize | null {
  switch (bytes.toString("latin1", 12, 16)) {
    case "VP8X":
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    case "VP8L": {
      const bits = bytes.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case "VP8 ":
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    default:
      return null;
  }
}
