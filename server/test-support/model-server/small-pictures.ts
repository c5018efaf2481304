const big = (...numbers: number[]) => numbers.map((number) => number.toString(16).padStart(8, "0")).join("");

/** A PNG that says it has this size; what stands in the middle of it is nothing. */
export const pngOf = (width: number, height: number, middle = ""): Buffer =>
  Buffer.concat([
    Buffer.from(`89504e470d0a1a0a0000000d49484452${big(width, height)}0802000000`, "hex"),
    Buffer.from(middle),
    Buffer.from("0000000049454e44ae426082", "hex"),
  ]);

/** A JPEG with a comment and a table before its frame. */
export const jpegOf = (width: number, height: number): Buffer => {
  const frame = Buffer.from("ffc0001108000000000301220002110103110100", "hex");
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([
    Buffer.from("ffd8fffe0006414243dd", "hex"),
    Buffer.from("ffc400040000", "hex"),
    frame,
    Buffer.from("ffd9", "hex"),
  ]);
};

/** A WebP of the extended form. */
export const webpOf = (width: number, height: number): Buffer => {
  const bytes = Buffer.alloc(30);
  bytes.write("RIFF", 0, "latin1");
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write("WEBPVP8X", 8, "latin1");
  bytes.writeUInt32LE(10, 16);
  bytes.writeUIntLE(width - 1, 24, 3);
  bytes.writeUIntLE(height - 1, 27, 3);
  return bytes;
};
