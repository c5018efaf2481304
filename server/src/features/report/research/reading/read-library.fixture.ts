import type { ResearchPages } from "#test-support/research-pages/start-research-pages.ts";
import { type PageReader, PageRefused } from "../../../../platform/research/page-reader.ts";
import { createSearchProvider } from "../../../../platform/research/search/create-search-provider.ts";
import type { KeptPage, PageReading, ResearchLibrary } from "../../../evidence/exports/research-library.ts";
import { stableUuid } from "../../writing/stable-uuid.ts";

/** A library that searches and reads for real and keeps what it has read in memory, each page once. */
export function libraryInMemory(
  pages: Pick<ResearchPages, "url">,
  reader: Pick<PageReader, "read">,
): Pick<ResearchLibrary, "provider" | "search" | "read"> {
  const provider = createSearchProvider({ provider: "searxng", url: pages.url });
  if (!provider) throw new Error("nobody searches");
  const kept = new Map<string, Promise<PageReading>>();

  async function readOnce(url: string, signal: AbortSignal): Promise<PageReading> {
    try {
      const { kind: _kind, ...page } = await reader.read(url, signal);
      const copy = { ...page, id: stableUuid(url), address: url, retrievedAt: new Date(0), classification: "web" };
      return { state: "read", page: copy as KeptPage };
    } catch (error) {
      if (!(error instanceof PageRefused)) throw error;
      return { state: "refused", reason: error.reason, sentence: error.message };
    }
  }

  return {
    provider,
    search: async ({ accountId, userId }, order) => ({
      pages: await provider.search(order.query, { ...order, whose: { company: accountId, person: userId } }),
      isKept: false,
    }),
    read(_reader, { url }, signal) {
      const reading = kept.get(url) ?? readOnce(url, signal);
      kept.set(url, reading);
      return reading;
    },
  };
}
