import { PageRefused, type ReadPage } from "../../page-reader.ts";

const pdfMark = Buffer.from("%PDF-");
/** A PDF may begin with so many bytes of something else. */
const pdfMarkWithin = 1_024;
const sampleBytes = 2_048;

/** How files begin that are surely no text. */
const binaryMarks = [
  "89504e47",
  "ffd8ff",
  "47494638",
  "504b0304",
  "1f8b08",
  "7f454c46",
  "d0cf11e0",
  "25215053",
  "4d5a9000",
  "52494646",
].map((mark) => Buffer.from(mark, "hex"));
const textTypes = /^(?:text\/(?:html|plain|markdown|x-markdown)|application\/xhtml\+xml)$/;
/** Types that say nothing: the content has to. */
const silentTypes =
  /^(?:|application\/(?:octet-stream|x-download|force-download)|binary\/octet-stream|application\/xml|text\/xml)$/;
const htmlBeginning =
  /^\s*(?:<\?xml[^>]{0,200}\?>\s*)?(?:<!--[\s\S]{0,1000}?-->\s*)*<(?:!doctype\s+html|html|head|body)\b/i;

/**
 * What a file is, by its content first and then by what its sender says. Throws `PageRefused` for a picture, an archive, data and everything else that is
 * no page of text.
 */
export function kindOfContent(content: Uint8Array, mediaType: string): ReadPage["kind"] {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (bytes.subarray(0, pdfMarkWithin).includes(pdfMark)) return "pdf";
  const type = mediaType.split(";")[0]?.trim().toLowerCase() ?? "";
  if (binaryMarks.some((mark) => bytes.subarray(0, mark.length).equals(mark))) throw noText();
  const isWide = /^(?:fffe|feff)/.test(bytes.subarray(0, 2).toString("hex"));
  if (!isWide && bytes.subarray(0, sampleBytes).includes(0)) throw noText();
  const beginning = bytes.toString(isWide ? "utf16le" : "latin1", 0, sampleBytes).replace(/^(?:\uFEFF|ï»¿)/, "");
  if (textTypes.test(type) || silentTypes.test(type)) {
    if (htmlBeginning.test(beginning)) return "html";
    if (textTypes.test(type)) return type === "text/html" || type.includes("xhtml") ? "html" : "text";
    if (type === "") return /<(?:p|div|article|main|table)\b/i.test(beginning) ? "html" : "text";
  }
  throw noText();
}

const noText = () => new PageRefused("kind", "not a page of text");
