/** Films as small as they can be told from anything else: nothing plays them. */
const box = (kind: string, content = Buffer.alloc(0)) => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length);
  head.write(kind, 4, "latin1");
  return Buffer.concat([head, content]);
};

export const tinyMp4 = Buffer.concat([
  box("ftyp", Buffer.from("isom\0\0\0\0isomavc1", "latin1")),
  box("moov", Buffer.alloc(64)),
  box("mdat", Buffer.from(Array.from({ length: 2_000 }, (_, index) => index % 251))),
]);

export const tinyWebm = Buffer.concat([
  Buffer.from("1a45dfa3", "hex"),
  Buffer.from([0x80 | 7]),
  Buffer.from("4282", "hex"),
  Buffer.from([0x84]),
  Buffer.from("webm"),
  Buffer.from("18538067", "hex"),
  Buffer.from([0x80 | 16]),
  Buffer.alloc(16, 0xec),
]);
