import { PageRefused } from "../../../page-reader.ts";
import { languageOfText } from "../language-of-text.ts";
import type { Reading } from "../reading.ts";
import type { ReadingOrder } from "../reading-order.ts";
import { tidyText } from "../tidy-text.ts";
import { blocksOfDocument } from "./blocks-of-document.ts";
import { zipEntry } from "./zip-entry.ts";

/** The words of a document's body. Throws `PageRefused` for one that is closed with a password, broken, or no document of words. */
export async function readDocx({ content }: Pick<ReadingOrder, "content">): Promise<Reading> {
  const archive = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const body = await zipEntry(archive, "word/document.xml");
  if (!body) throw new PageRefused("kind", "is not a DOCX file, as its name says");
  const text = tidyText(blocksOfDocument(body.toString("utf8")));
  return { title: "", publisher: "", publishedDate: null, language: languageOfText(null, text), text };
}
