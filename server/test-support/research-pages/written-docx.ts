import { crc32, deflateRawSync } from "node:zlib";

/** A DOCX whose body is this WordprocessingML; `isClosed` says of its parts that they are encrypted. */
export function writtenDocx(body: string, { isClosed = false } = {}): Buffer<ArrayBuffer> {
  const main = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
  const parts = {
    "[Content_Types].xml":
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    "word/document.xml": `<?xml version="1.0"?><w:document xmlns:w="${main}"><w:body>${body}</w:body></w:document>`,
  };
  return zipped(parts, isClosed ? 1 : 0);
}

/** A paragraph of one run; `properties` are those of the run. */
export const paragraph = (text: string, properties = "") =>
  `<w:p><w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

export function zipped(parts: Record<string, string>, flags = 0): Buffer<ArrayBuffer> {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(parts)) {
    const content = Buffer.from(text);
    const packed = deflateRawSync(content);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(flags, 2);
    head.writeUInt16LE(8, 4);
    head.writeUInt32LE(crc32(content), 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(content.length, 18);
    head.writeUInt16LE(Buffer.byteLength(name), 22);
    const rest = Buffer.alloc(16);
    rest.writeUInt32LE(at, 12);
    files.push(Buffer.from("504b0304", "hex"), head, Buffer.from(name), packed);
    // The directory says the version of the writer, too, before what stands at the file itself.
    directory.push(Buffer.from("504b01021400", "hex"), head, rest.subarray(2), Buffer.from(name));
    at += 30 + Buffer.byteLength(name) + packed.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(parts).length, 8);
  end.writeUInt16LE(Object.keys(parts).length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...files, entries, end]);
}
