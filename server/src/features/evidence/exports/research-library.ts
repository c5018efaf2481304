import type { RefusalReason } from "../../../platform/research/page-reader.ts";
import type { FoundPage, SearchProvider } from "../../../platform/research/search-provider.ts";
import type { keptPages } from "../tables.ts";

/** For whom something is looked up. */
export interface LibraryReader {
  accountId: string;
  userId: string | null;
}

/** The copy of a page that a company keeps. Its `id` is the uuid of the source in reports. */
export type KeptPage = typeof keptPages.$inferSelect;

export interface SearchOrder {
  query: string;
  /** Of the pages that are wanted: "en"; null for any. */
  language: string | null;
  /** Begins with what the search belongs to; its usage row carries it. */
  idempotencyKey: string;
  signal: AbortSignal;
}

export interface PageOrder extends Pick<FoundPage, "url"> {
  /** Begins with what the page is read for; its usage row carries it. */
  idempotencyKey: string;
}

export interface SearchAnswer {
  /** The nearest first. */
  pages: FoundPage[];
  /** Whether nobody had to be asked. */
  isKept: boolean;
}

/** What became of a page: `read` now, or `kept` from before. */
export type PageReading =
  | { state: "read" | "kept"; page: KeptPage }
  | { state: "refused"; reason: RefusalReason; sentence: string };

/** A file as a person brings it. */
export interface BroughtFile {
  content: Uint8Array;
  mediaType: string;
  name: string;
}

/** What became of a file that a person brings. Nothing is kept of it yet: whoever uses it stores the row. */
export type FileReading =
  | { state: "read"; page: KeptPage }
  | { state: "refused"; reason: RefusalReason; sentence: string };

/** Texts that are to be compared by their meaning. */
export interface TextsToEmbed {
  texts: readonly string[];
  /** Begins with what they are compared for; the usage rows carry it. */
  idempotencyKey: string;
  signal: AbortSignal;
}

/** What a company has searched for and read. Nothing of one company is ever seen by another. */
export interface ResearchLibrary {
  /** Who searches; null when nobody does: then only pages with a known address can be read. */
  readonly provider: Pick<SearchProvider, "name" | "usdPerSearch"> | null;
  /**
   * What a search finds: a kept answer that is not too old, or else the provider's, kept before it is given. Throws `SearchFailed`, `TaskFailed` when the
   * month's budget is used up, and the signal's reason.
   */
  search(reader: LibraryReader, order: SearchOrder): Promise<SearchAnswer>;
  /**
   * The main text of a page: a kept copy that was seen not too long ago, or else what the page says now, kept before it is given. A page that people rejected is
   * refused, and so is one that was refused within a day. Throws only the signal's reason, and what the database throws.
   */
  read(reader: LibraryReader, found: PageOrder, signal: AbortSignal): Promise<PageReading>;
  /**
   * The words of a file as the copy they would be kept as: the same words are the same copy, whoever brings them. A file that people rejected is refused.
   * Throws only the signal's reason, and what the database throws.
   */
  readFile(reader: LibraryReader, file: BroughtFile, signal: AbortSignal): Promise<FileReading>;
  /** Texts as vectors, kept ones among them; absent without a model for it. Rejects with whatever is in the way of it. */
  embed?: ((reader: LibraryReader, asked: TextsToEmbed) => Promise<number[][]>) | undefined;
  /** Those of these sources that people of the company have rejected, by any copy of their page. */
  rejectedAmong(reader: LibraryReader, sources: readonly string[]): Promise<Set<string>>;
}
