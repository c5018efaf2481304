import { PageRefused, type ReadPage } from "../../page-reader.ts";
import { decodedText } from "./decoded-text.ts";
import { readDocx } from "./docx/read-docx.ts";
import { readHtml } from "./html/read-html.ts";
import { kindOfContent } from "./kind-of-content.ts";
import { kindOfFile } from "./kind-of-file.ts";
import { readPdf } from "./pdf/read-pdf.ts";
import { readPlainText } from "./read-plain-text.ts";
import type { Reading } from "./reading.ts";
import type { ReadingOrder } from "./reading-order.ts";
import { shortened, tidyLine } from "./tidy-text.ts";

const longestTitle = 300;
const longestPublisher = 200;

/** The main text of a file, whatever kind it is. Throws `PageRefused` for what is no page of text. */
export async function readContent(order: ReadingOrder): Promise<ReadPage> {
  const kind =
    order.name === "" ? kindOfContent(order.content, order.mediaType) : kindOfFile(order.content, order.name);
  const reading = await readKind(kind, order);
  const text = shortened(withoutTitle(reading));
  if (!/[\p{L}\p{N}]/u.test(text)) throw new PageRefused("unreadable", emptySentence[kind]);
  const firstLine = text.slice(0, text.search(/\n|$/));
  return {
    url: order.url,
    title: tidyLine(reading.title || order.name.replace(/\.\w{1,5}$/, "") || firstLine, longestTitle),
    publisher: tidyLine(reading.publisher, longestPublisher),
    publishedDate: reading.publishedDate,
    language: reading.language,
    kind,
    text,
  };
}

/** The text without its first paragraph where that is only the title once more. */
function withoutTitle({ title, text }: Reading): string {
  const begin = `${tidyLine(title)}\n\n`;
  return title !== "" && text.startsWith(begin) ? text.slice(begin.length) : text;
}

const emptySentence = {
  html: "there is no text on it",
  text: "there is no text in it",
  pdf: "there is no text in it; it may be a scan",
  docx: "there is no text in it",
} satisfies Record<ReadPage["kind"], string>;

async function readKind(kind: ReadPage["kind"], order: ReadingOrder): Promise<Reading> {
  switch (kind) {
    case "pdf":
      return readPdf(order);
    case "docx":
      return readDocx(order);
    case "html":
      return readHtml(decodedText(order.content, order.mediaType), order);
    case "text":
      return readPlainText(decodedText(order.content, order.mediaType), order);
  }
}
