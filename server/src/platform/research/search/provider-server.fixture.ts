import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { createSearchProvider } from "./create-search-provider.ts";

export type Answering = (request: IncomingMessage, response: ServerResponse, body: string) => unknown;
export type ProviderName = "searxng" | "tavily" | "brave";

interface Asked {
  method: string;
  url: URL;
  headers: IncomingMessage["headers"];
  body: string;
}

export const key = "hunter2";

/** A real server that answers as each test says, and tells what it was asked; and providers that ask it without ever pausing. */
export function setUpProviderServer() {
  const here = { answering: (() => undefined) as Answering, url: "", asked: [] as Asked[], pauses: [] as number[] };
  let server: Server;
  beforeAll(async () => {
    server = createServer(async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part);
      const body = Buffer.concat(parts).toString();
      const { method = "", headers } = request;
      here.asked.push({ method, url: new URL(request.url ?? "", here.url), headers, body });
      here.answering(request, response, body);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    here.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    here.asked.length = 0;
    here.pauses.length = 0;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  function provider(
    name: ProviderName,
    { timeoutMs = 20_000, ...settings }: { timeoutMs?: number; url?: string; usdPerSearch?: number } = {},
  ) {
    const pause = async (milliseconds: number) => void here.pauses.push(milliseconds);
    const created = createSearchProvider(
      { provider: name, url: here.url, apiKey: key, ...settings },
      { timeoutMs, pause },
    );
    if (!created) throw new Error("There is no provider.");
    return created;
  }
  const search = (name: ProviderName, query = "prices of vans", language: string | null = "en") =>
    provider(name).search(query, { ...usual, language });
  return { here, provider, search };
}

export const usual = { language: "en", signal: new AbortController().signal, whose: { company: "", person: null } };

export const failure = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: Error) => error,
  );

export const json =
  (value: unknown, status = 200, headers: Record<string, string> = {}): Answering =>
  (_request, response) =>
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(value));

export const ofBrave = (results: unknown[]) => ({ type: "search", web: { results } });
