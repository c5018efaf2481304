import type { ReadPage, RefusalReason } from "../../page-reader.ts";

/** A file to be read, as it came. */
export interface ReadingOrder {
  id: number;
  content: Uint8Array;
  /** As its sender names it: "text/html; charset=utf-8"; "" for nothing. */
  mediaType: string;
  /** Where it comes from; "" for an upload. */
  url: string;
  /** Of an upload; "" for a page. */
  name: string;
  /** ISO 8601 date: nothing is published later. */
  today: string;
}

export type ReadingAnswer =
  | { id: number; page: ReadPage }
  | { id: number; refusal: { reason: RefusalReason; sentence: string } };
