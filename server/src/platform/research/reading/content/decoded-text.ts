import { analyse } from "chardet";
import { PageRefused } from "../../page-reader.ts";

/** Where a page may name its own encoding. */
const declaredWithin = 4_096;
const declared = /<meta[^>]{0,200}?charset\s*=\s*["']?\s*([\w-]+)|<\?xml[^>]{0,100}encoding\s*=\s*["']([\w-]+)/i;
/** Signs that stand for bytes which mean nothing in an encoding, and control characters, of all. */
const fewWrong = 0.01;
const mostWrong = 0.1;
const wrongSigns = /\uFFFD|(?![\s\u0085])\p{Cc}/gu;
/** Encodings of seven bits: each of their texts is right UTF-8, and nonsense. */
const sevenBits = /^(?:iso-2022|hz-gb)/i;

/**
 * The text of bytes whose encoding the sender names rightly, wrongly or not at all. Throws `PageRefused` for bytes that are no text in any encoding.
 */
export function decodedText(content: Uint8Array, mediaType: string): string {
  const marked = decoderOfMark(content);
  if (marked) return marked.decode(content);
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const [, inMeta, inXml] = declared.exec(bytes.toString("latin1", 0, declaredWithin)) ?? [];
  const labels = [/charset\s*=\s*"?([\w-]+)/i.exec(mediaType)?.[1], inMeta ?? inXml].filter(
    (label) => label !== undefined,
  );
  // Bytes beyond ASCII that are right UTF-8 are hardly ever anything else, whatever is said of them.
  const asUtf8 = labels.some((label) => sevenBits.test(label)) ? undefined : strictUtf8(content);
  if (asUtf8 !== undefined && shareOfWrong(asUtf8) <= fewWrong) return asUtf8;
  for (const label of labels) {
    // A page that we read byte for byte to find the word cannot be in UTF-16.
    const text = /^utf-?16/i.test(label) ? undefined : decodedAs(label, content);
    if (text !== undefined && shareOfWrong(text) <= fewWrong) return text;
  }
  return detectedText(content);
}

function detectedText(content: Uint8Array): string {
  const texts = analyse(content)
    .slice(0, 5)
    .map(({ name }) => decodedAs(name, content))
    .filter((text) => text !== undefined);
  const best = [...texts, new TextDecoder().decode(content)]
    .map((text) => ({ text, wrong: shareOfWrong(text) }))
    .reduce((one, other) => (other.wrong < one.wrong ? other : one));
  if (best.wrong > mostWrong) throw new PageRefused("kind", "not a page of text");
  return best.text;
}

function decoderOfMark(content: Uint8Array): InstanceType<typeof TextDecoder> | undefined {
  const [first, second, third] = content;
  if (first === 0xef && second === 0xbb && third === 0xbf) return new TextDecoder("utf-8");
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le");
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be");
  return undefined;
}

function strictUtf8(content: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(content);
  } catch {
    return undefined;
  }
}

/** Undefined for an encoding that nobody knows. */
function decodedAs(label: string, content: Uint8Array): string | undefined {
  try {
    return new TextDecoder(label).decode(content);
  } catch {
    return undefined;
  }
}

const shareOfWrong = (text: string) => (text.match(wrongSigns)?.length ?? 0) / Math.max(1, text.length);
