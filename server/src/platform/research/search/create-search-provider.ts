import { createFairQueue } from "../../fairness/fair-queue.ts";
import type { ResearchSettings } from "../research-settings.ts";
import { SearchFailed, type SearchProvider } from "../search-provider.ts";
import { askProvider, pause } from "./ask-provider.ts";
import { foundPages } from "./found-pages.ts";
import { addressOf, type Dialect, dialects, type ToldPage } from "./providers.ts";

/** What tests make shorter. */
interface Patience {
  timeoutMs: number;
  pause(milliseconds: number, signal: AbortSignal): Promise<void>;
}

type SearchSettings = Pick<ResearchSettings, "provider" | "url" | "apiKey" | "usdPerSearch">;

const atOnce = 2;
/** Seconds that a provider may ask to wait before its quota counts as used up, and how often. */
const waitMax = 5;
const waitsMax = 3;

/**
 * What searches the web by these settings; null for nothing. At most two searches at a time, for companies in turn; one that comes too early for the provider waits
 * as long as it asks, up to 5 seconds.
 */
export function createSearchProvider(
  settings: SearchSettings,
  patience: Partial<Patience> = {},
): SearchProvider | null {
  const { provider: name, apiKey = "", usdPerSearch } = settings;
  if (name === "none") return null;
  const dialect = dialects[name];
  const address = addressOf(dialect, settings);
  const { timeoutMs, pause: wait } = { timeoutMs: 10_000, pause, ...patience };
  const slots = createFairQueue({ all: atOnce });

  async function ask(query: string, language: string | null, signal: AbortSignal): Promise<ToldPage[]> {
    const words = query.toWellFormed().trim().slice(0, dialect.queryMax).toWellFormed();
    const { url, init } = dialect.request(address, words, { language, apiKey });
    for (let waits = 0; ; waits += 1) {
      const { status, waitSeconds, body } = await askProvider(url, init, { title: dialect.title, signal, timeoutMs });
      if (status === 200) return pagesIn(body, dialect);
      const isEarly = status === 429 && waitSeconds !== null && waitSeconds <= waitMax && waits < waitsMax;
      if (!isEarly) throw failureOf(dialect.refusesKey?.(parsed(body)) ? 401 : status, dialect);
      await wait(1000 * waitSeconds, signal);
    }
  }

  return {
    name,
    usdPerSearch: usdPerSearch ?? dialect.listPrice,
    async search(query, { language, signal, whose }) {
      const release = await slots.enter(whose, { signal });
      try {
        return foundPages(await ask(query, language, signal));
      } finally {
        release();
      }
    },
  };
}

function pagesIn(body: string, dialect: Dialect): ToldPage[] {
  const answer = parsed(body);
  const pages = dialect.pages(answer);
  if (!pages) throw new SearchFailed("unavailable", `${dialect.title} answers with something else than what it found.`);
  const fault = pages.length === 0 ? dialect.emptyBecause?.(answer) : null;
  if (fault) throw new SearchFailed("unavailable", fault);
  return pages;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

function failureOf(status: number, { title, origin }: Dialect): SearchFailed {
  if (status === 429) return new SearchFailed("quota", `${title} takes no more searches for now.`);
  if (status === 402 || status === 432 || status === 433)
    return new SearchFailed("quota", `The searches that ${title} was paid for are used up.`);
  if (status === 403 && origin === null)
    return new SearchFailed("refused", "SearXNG refuses answers as JSON: json must be among its search.formats.");
  if (status === 401 || status === 403) return new SearchFailed("refused", `${title} does not take RESEARCH_API_KEY.`);
  if (status === 404 || (status >= 300 && status < 400))
    return new SearchFailed("refused", `${title} is not at the address of RESEARCH_URL: it answers with ${status}.`);
  return new SearchFailed("unavailable", `${title} answers with ${status}.`);
}
