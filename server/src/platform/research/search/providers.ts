import { z } from "zod";
import type { ResearchSettings } from "../research-settings.ts";
import type { SearchProvider } from "../search-provider.ts";

/** A page as a provider tells of it: nothing of it is checked yet. */
export interface ToldPage {
  url: string;
  title: string;
  snippet: string;
  published: string;
}

/** How a provider is asked, and what its answer says. */
export interface Dialect {
  /** What people call it. */
  title: string;
  /** Its own address; none for what everybody runs themselves. */
  origin: string | null;
  path: string;
  /** US dollars a search by its list of prices. */
  listPrice: number;
  /** Characters of a query that it takes. */
  queryMax: number;
  request(
    address: URL,
    query: string,
    asked: { language: string | null; apiKey: string },
  ): { url: URL; init: RequestInit };
  /** Null for an answer of another form. */
  pages(answer: unknown): ToldPage[] | null;
  /** Why there is nothing in an answer without pages, when it is the provider's fault. */
  emptyBecause?(answer: unknown): string | null;
  /** Whether the body of a failure says that the key is not taken, where its status does not. */
  refusesKey?(answer: unknown): boolean;
}

const text = z.string().catch("");

const SearxngPage = z
  .object({ url: z.string(), title: z.string(), content: text, publishedDate: text })
  .transform(
    ({ content, publishedDate, ...page }): ToldPage => ({ ...page, snippet: content, published: publishedDate }),
  );
const SearxngAnswer = z.object({ results: z.array(z.unknown()), unresponsive_engines: z.array(z.unknown()).catch([]) });

/** https://docs.searxng.org/dev/search_api */
const searxng: Dialect = {
  title: "SearXNG",
  origin: null,
  path: "search",
  listPrice: 0,
  queryMax: 500,
  request(address, query, { language, apiKey }) {
    const url = withParameters(address, { q: query, format: "json", language: language ?? "all", safesearch: "1" });
    // Behind a proxy that asks for one.
    const headers: Record<string, string> = apiKey ? { authorization: `Bearer ${apiKey}` } : {};
    return { url, init: { headers } };
  },
  pages(answer) {
    const told = SearxngAnswer.safeParse(answer);
    return told.success ? readable(told.data.results, SearxngPage) : null;
  },
  emptyBecause(answer) {
    const told = SearxngAnswer.safeParse(answer);
    return told.success && told.data.unresponsive_engines.length > 0
      ? "The search engines that SearXNG asks do not answer it."
      : null;
  },
};

const TavilyPage = z
  .object({ url: z.string(), title: z.string(), content: text, published_date: text })
  .transform(
    ({ content, published_date, ...page }): ToldPage => ({ ...page, snippet: content, published: published_date }),
  );
const TavilyAnswer = z.object({ results: z.array(z.unknown()) });

/** https://docs.tavily.com/documentation/api-reference/endpoint/search */
const tavily: Dialect = {
  title: "Tavily",
  origin: "https://api.tavily.com",
  path: "search",
  // Pay as you go, one credit for a basic search: https://docs.tavily.com/documentation/api-credits, read in November 2026.
  listPrice: 0.008,
  queryMax: 400,
  request: (url, query, { apiKey }) => ({
    url,
    init: {
      method: "POST",
      headers: { authorization: `Bearer ${apiKey}`, "content-type": "application/json" },
      body: JSON.stringify({ query, max_results: 10, search_depth: "basic" }),
    },
  }),
  pages(answer) {
    const told = TavilyAnswer.safeParse(answer);
    return told.success ? readable(told.data.results, TavilyPage) : null;
  },
};

const BravePage = z
  .object({ url: z.string(), title: z.string(), description: text, page_age: text })
  .transform(
    ({ description, page_age, ...page }): ToldPage => ({ ...page, snippet: description, published: page_age }),
  );
/** Without anything found the part for the web is not there. */
const BraveAnswer = z.object({
  type: z.literal("search"),
  web: z.object({ results: z.array(z.unknown()) }).optional(),
});

/** A wrong key is a 422 like a wrong parameter; its code tells them apart. */
const BraveFailure = z.object({ error: z.object({ code: z.literal("SUBSCRIPTION_TOKEN_INVALID") }) });

/** Languages that Brave calls otherwise; one it does not know is an error there. */
const braveLanguages: Record<string, string> = { ja: "jp", pt: "pt-pt", zh: "zh-hans", no: "nb" };
const knownToBrave = new Set(
  "ar bg ca cs da de el en es et fi fr he hi hr hu it ko lt lv nb nl pl ro ru sk sl sr sv th tr uk vi".split(" "),
);

/** https://api-dashboard.search.brave.com/app/documentation/web-search/query */
const brave: Dialect = {
  title: "Brave Search",
  origin: "https://api.search.brave.com",
  path: "res/v1/web/search",
  // 5 dollars for a thousand: https://api-dashboard.search.brave.com/app/plans, as quoted in 2026.
  listPrice: 0.005,
  queryMax: 400,
  request(address, query, { language, apiKey }) {
    // More than 50 words are an error.
    const words = query.split(/\s+/).slice(0, 50).join(" ");
    const known = language ? (braveLanguages[language] ?? (knownToBrave.has(language) ? language : null)) : null;
    const asked = { q: words, count: "10", safesearch: "moderate", text_decorations: "false", result_filter: "web" };
    const url = withParameters(address, known ? { ...asked, search_lang: known } : asked);
    return { url, init: { headers: { accept: "application/json", "x-subscription-token": apiKey } } };
  },
  pages(answer) {
    const told = BraveAnswer.safeParse(answer);
    return told.success ? readable(told.data.web?.results ?? [], BravePage) : null;
  },
  refusesKey: (answer) => BraveFailure.safeParse(answer).success,
};

export const dialects = { searxng, tavily, brave } as const satisfies Record<SearchProvider["name"], Dialect>;

/** Where a provider is asked: at its own address, or at what stands in the settings. */
export function addressOf({ origin, path }: Dialect, { url }: Pick<ResearchSettings, "url">): URL {
  const base = new URL(url ?? origin ?? "");
  const folder = base.pathname.replace(/\/+$/, "");
  if (!`${folder}/`.endsWith(`/${path}/`)) base.pathname = `${folder}/${path}`;
  return base;
}

function withParameters(address: URL, parameters: Record<string, string>): URL {
  const url = new URL(address);
  url.search = new URLSearchParams(parameters).toString();
  return url;
}

/** More are never shown, and looking at each of ten thousand takes its time. */
const pagesMax = 50;

function readable(pages: readonly unknown[], form: z.ZodType<ToldPage>): ToldPage[] {
  return pages.slice(0, pagesMax).flatMap((page) => {
    const told = form.safeParse(page);
    return told.success ? [told.data] : [];
  });
}
