import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { articles } from "./articles.ts";
import { foundHostilePages, type HostileHosts, hostilePages } from "./hostile-pages.ts";
import { printArticle } from "./print-article.ts";
import { renderArticle } from "./render-article.ts";
import { searchArticles } from "./search-articles.ts";

/** How the search answers: as it should, or as a provider that fails. */
export type SearchMood = "works" | "quota" | "hangs" | "broken" | "not-json" | "away";

/** How the publishers answer; cut, they take a call and never answer it, or end it at once. */
export type PagesMood = "works" | "hang" | "reset";

export interface ResearchPages {
  /** Of the search: `RESEARCH_URL` of a SearXNG. */
  url: string;
  /** Hosts with their ports: what `RESEARCH_TRUSTED_HOSTS` must name for the pages to be read. */
  trustedHosts: string[];
  /** The address of a page by its path: "/surfactant-prices", "/instructions". Each publisher has a host of its own. */
  pageUrl(path: string): string;
  /** What was asked for since the start, in its order. */
  hits(): { host: string; path: string; agent: string }[];
  /** What was asked of the server in the own network that no redirect may lead to. */
  secretHits(): number;
  /** From now on, or once so many more searches were answered as before. */
  setSearch(mood: SearchMood, afterSearches?: number): Promise<void>;
  /** From now on, or once so many more calls, those for robots.txt among them, were answered as before. */
  setPages(mood: PagesMood, afterCalls?: number): void;
  /** How many calls of publishers and searches wait for an answer that will not come. */
  hanging(): number;
  close(): Promise<void>;
}

export interface ResearchPagesOptions {
  /** Milliseconds before a publisher answers with a page: slow enough to be watched; 0 by default. */
  pageLatencyMs?: number;
}

/**
 * Real servers on the loopback: a search like SearXNG's over the pages of `articles/` and some hostile ones, a host for each publisher, one for
 * everything hostile (its robots.txt forbids /private/), and one that must never be called.
 */
export async function startResearchPages({ pageLatencyMs = 0 }: ResearchPagesOptions = {}): Promise<ResearchPages> {
  const hits: { host: string; path: string; agent: string }[] = [];
  let secretHits = 0;
  const search = turning<SearchMood>("works");
  const publishing = turning<PagesMood>("works");
  let hanging = 0;
  const hang = (response: ServerResponse) => {
    hanging += 1;
    response.once("close", () => {
      hanging -= 1;
    });
  };
  const listening =
    (answer: (request: IncomingMessage, response: ServerResponse, url: URL) => unknown): RequestListener =>
    (request, response) => {
      const url = new URL(request.url ?? "/", `http://${request.headers.host}`);
      hits.push({ host: url.host, path: url.pathname + url.search, agent: request.headers["user-agent"] ?? "" });
      answer(request, response, url);
    };

  const pages = new Map(articles.map((article) => [article.path, article]));
  const onPublisher = listening(async (request, response, { pathname }) => {
    const article = pages.get(pathname);
    if (article && pageLatencyMs > 0) await sleep(pageLatencyMs);
    const mood = publishing.next();
    if (mood === "hang") hang(response);
    else if (mood === "reset") request.socket.destroy();
    else if (pathname === "/robots.txt") response.writeHead(200, { "content-type": "text/plain" }).end(openRobots);
    else if (!article) response.writeHead(404).end();
    else if (article.layout === "pdf") {
      response.writeHead(200, { "content-type": "application/pdf" }).end(await printArticle(article));
    } else response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(renderArticle(article));
  });
  const onHostile = listening((request, response, { pathname }) => {
    if (pathname === "/robots.txt") response.writeHead(200, { "content-type": "text/plain" }).end(hostileRobots);
    else if (pathname in hostilePages) void hostilePages[pathname]?.(request, response, hosts);
    else response.writeHead(404).end();
  });
  const onSearch = listening((_request, response, url) => {
    const query = url.searchParams.get("q") ?? "";
    const mood = search.next();
    if (mood === "away") void stop(searchServer);
    else if (url.pathname !== "/search" || query === "") response.writeHead(404).end();
    else if (mood === "quota") response.writeHead(429).end("Too Many Requests");
    else if (mood === "broken") response.writeHead(500).end("Internal Server Error");
    else if (mood === "not-json" || url.searchParams.get("format") !== "json") response.writeHead(403).end("Forbidden");
    else if (mood === "hangs") hang(response);
    else response.setHeader("content-type", "application/json").end(found(query));
  });

  const secret = await listen(() => {
    secretHits += 1;
  });
  const hostile = await listen(onHostile);
  const publishers = new Map<string, Server>();
  for (const { publisher } of articles)
    if (!publishers.has(publisher)) publishers.set(publisher, await listen(onPublisher));
  const searchServer = await listen(onSearch);
  const searchPort = portOf(searchServer);

  const pageUrl = (path: string) => {
    const publisher = publishers.get(pages.get(path)?.publisher ?? "");
    return `http://127.0.0.1:${portOf(publisher ?? hostile)}${path}`;
  };
  const hosts: HostileHosts = { pageUrl, secretUrl: `http://127.0.0.1:${portOf(secret)}/` };
  const searchable = [
    ...articles.map(({ path, title, published, paragraphs }) => ({ url: pageUrl(path), title, published, paragraphs })),
    ...foundHostilePages.map(({ path, title }) => ({
      url: pageUrl(path),
      title,
      published: null,
      paragraphs: [title],
    })),
  ];
  const found = (query: string) => JSON.stringify(searchArticles(query, searchable));

  return {
    url: `http://127.0.0.1:${searchPort}`,
    trustedHosts: [hostile, ...publishers.values()].map((server) => `127.0.0.1:${portOf(server)}`),
    pageUrl,
    hits: () => [...hits],
    secretHits: () => secretHits,
    async setSearch(mood, afterSearches = 0) {
      if (mood === "away" && afterSearches === 0 && searchServer.listening) await stop(searchServer);
      if (mood !== "away" && !searchServer.listening) await listenAt(searchServer, searchPort);
      search.turn(mood, afterSearches);
    },
    setPages: publishing.turn,
    hanging: () => hanging,
    async close() {
      await Promise.all([secret, hostile, searchServer, ...publishers.values()].map(stop));
    },
  };
}

/** A mood that changes after so many calls. */
function turning<Mood>(mood: Mood) {
  let now = mood;
  let later: { mood: Mood; left: number } | undefined;
  return {
    turn(next: Mood, after = 0) {
      later = after > 0 ? { mood: next, left: after } : undefined;
      if (after === 0) now = next;
    },
    /** For a call that comes. */
    next(): Mood {
      if (later && later.left === 0) {
        now = later.mood;
        later = undefined;
      }
      if (later) later.left -= 1;
      return now;
    },
  };
}

const openRobots = "User-agent: *\nDisallow: /admin/\n";
const hostileRobots = "User-agent: *\nDisallow: /private/\n";

const portOf = (server: Server) => (server.address() as AddressInfo).port;

const listen = (listener: RequestListener) => listenAt(createServer(listener), 0);

const listenAt = (server: Server, port: number) =>
  new Promise<Server>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(server));
  });

const stop = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
