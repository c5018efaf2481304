import { getDocumentProxy } from "unpdf";
import { PageRefused } from "../../../page-reader.ts";
import { languageOfText } from "../language-of-text.ts";
import { publisherOf } from "../publisher-of.ts";
import type { Reading } from "../reading.ts";
import type { ReadingOrder } from "../reading-order.ts";
import { tidyText } from "../tidy-text.ts";
import { type PdfPiece, paragraphsOfPages } from "./paragraphs-of-pages.ts";

/** Of a longer document so many pages are read. */
const mostPages = 200;
/** Letters of all pages together, well beyond what is kept. */
const mostLetters = 600_000;

/** The text of a PDF's first 200 pages in paragraphs. Throws `PageRefused` for one that is closed with a password or broken. */
export async function readPdf({ content, url }: Pick<ReadingOrder, "content" | "url">): Promise<Reading> {
  const pdf = await opened(content);
  const { info } = await pdf.getMetadata().catch(() => ({ info: {} }));
  const { Title: title, Language: said } = info as { Title?: unknown; Language?: unknown };
  const text = tidyText(paragraphsOfPages(await piecesOf(pdf)));
  return {
    title: typeof title === "string" && isTitle(title) ? title : "",
    publisher: publisherOf(url),
    // The date in a PDF is that of its last export: it says nothing of when it was published.
    publishedDate: null,
    language: languageOfText(typeof said === "string" ? said : null, text),
    text,
  };
}

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

async function opened(content: Uint8Array): Promise<Pdf> {
  try {
    // It takes the bytes for itself. Nothing in it may run, and what it refers to is not fetched.
    return await getDocumentProxy(Uint8Array.from(content), {
      useSystemFonts: false,
      stopAtErrors: false,
      // What is odd in a file is no news of this server.
      verbosity: 0,
    });
  } catch (error) {
    const isClosed = error instanceof Error && error.name === "PasswordException";
    throw new PageRefused("unreadable", isClosed ? "is closed with a password" : "is a broken PDF", { cause: error });
  }
}

async function piecesOf(pdf: Pdf): Promise<PdfPiece[][]> {
  const pages: PdfPiece[][] = [];
  let letters = 0;
  for (let number = 1; number <= Math.min(pdf.numPages, mostPages) && letters < mostLetters; number += 1) {
    // A broken page is left out.
    const pieces = await piecesOfPage(pdf, number).catch(() => []);
    letters += pieces.reduce((sum, { text }) => sum + text.length, 0);
    pages.push(pieces);
  }
  return pages;
}

async function piecesOfPage(pdf: Pdf, number: number): Promise<PdfPiece[]> {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  page.cleanup();
  return items.flatMap((item) =>
    "str" in item
      ? [{ text: item.str, endsLine: item.hasEOL, height: item.height, y: Number(item.transform[5] ?? 0) }]
      : [],
  );
}

/** Programs put the name of a file where a title belongs. */
const isTitle = (title: string) =>
  /\p{L}{2}/u.test(title) && !/\.(?:docx?|pdf|indd|tex|pptx?|xlsx?)\s*$|^untitled|^microsoft /i.test(title);
