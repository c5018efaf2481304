import type { refusalReasons } from "@seedbed/contract/report/research/schemas";

/** The main text of a page, as a person would read it. */
export interface ReadPage {
  /** After redirects. */
  url: string;
  title: string;
  /** Name of the site, or its registrable domain. */
  publisher: string;
  /** ISO 8601 date; null where the page does not say. */
  publishedDate: string | null;
  /** Of the text: "en", "de"; null when it cannot be told. */
  language: string | null;
  kind: "html" | "pdf" | "text" | "docx";
  /** Paragraphs with a line between; no markup, no control characters. */
  text: string;
}

export type RefusalReason = (typeof refusalReasons)[number];

/** Reads pages of the web, one at a time a host. */
export interface PageReader {
  /** Throws `PageRefused`, and the signal's reason when aborted. */
  read(url: string, signal: AbortSignal): Promise<ReadPage>;
  /** The main text of a file that a person brings: PDF, DOCX, TXT, MD or HTML, by its name. Throws `PageRefused`. */
  readFile(file: { content: Uint8Array; mediaType: string; name: string }, signal: AbortSignal): Promise<ReadPage>;
  close(): void;
}

/** A page that is not read. */
export class PageRefused extends Error {
  override readonly name = "PageRefused";
  readonly reason: RefusalReason;

  /** @param sentence for a person: "robots.txt forbids it", "larger than 2 MB", "no answer in 10 s" */
  constructor(reason: RefusalReason, sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.reason = reason;
  }
}
