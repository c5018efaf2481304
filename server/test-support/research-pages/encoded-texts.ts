/** The bytes of a text in a legacy encoding that the platform decodes but does not encode. */
export function encoded(text: string, encoding: "shift_jis" | "windows-1252"): Buffer {
  const bytesBySign = encoding === "shift_jis" ? doubleBytes(encoding) : singleBytes(encoding);
  return Buffer.concat(Array.from(text, (sign) => bytesBySign.get(sign) ?? Buffer.from(sign, "latin1")));
}

/** The bytes of a text as UTF-16 with its mark at the beginning. */
export const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")]);

function singleBytes(encoding: string): Map<string, Buffer> {
  const decoder = new TextDecoder(encoding);
  const bytes = Array.from({ length: 256 }, (_, byte) => Buffer.from([byte]));
  return new Map(bytes.map((byte) => [decoder.decode(byte), byte]));
}

function doubleBytes(encoding: string): Map<string, Buffer> {
  const decoder = new TextDecoder(encoding);
  const found = singleBytes(encoding);
  for (let first = 0x81; first <= 0xfc; first++) {
    for (let second = 0x40; second <= 0xfc; second++) {
      const bytes = Buffer.from([first, second]);
      const sign = decoder.decode(bytes);
      if ([...sign].length === 1 && sign !== "\uFFFD" && !found.has(sign)) found.set(sign, bytes);
    }
  }
  return found;
}
