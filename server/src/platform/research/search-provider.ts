import type { Claimant } from "../fairness/fair-queue.ts";

/** A page as a search names it. Nothing of it has been looked at yet. */
export interface FoundPage {
  url: string;
  title: string;
  snippet: string;
  /** ISO 8601 date; null where the search does not say. */
  publishedDate: string | null;
}

/** Searches the web. */
export interface SearchProvider {
  readonly name: "searxng" | "tavily" | "brave";
  /** US dollars for one search; null when the price is not known. */
  readonly usdPerSearch: number | null;
  /** At most ten pages, the nearest first. Throws `SearchFailed`. */
  search(query: string, asked: { language: string | null; signal: AbortSignal; whose: Claimant }): Promise<FoundPage[]>;
}

/** `quota`: used up or too many at once; `refused`: key or settings are wrong; `unavailable`: it does not answer as it should. */
export type SearchFailure = "quota" | "refused" | "unavailable";

export class SearchFailed extends Error {
  override readonly name = "SearchFailed";
  readonly code: SearchFailure;

  /** @param sentence for a person, without keys and addresses */
  constructor(code: SearchFailure, sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.code = code;
  }
}
