import type { CurrentUser } from "@seedbed/contract/access/schemas";
import { vi } from "vitest";
import { accessToken } from "./access-tokens.ts";
import { currentUserWith } from "./people.ts";

export interface Received {
  key: string;
  query: URLSearchParams;
  body: unknown;
  headers: Headers;
}

/** `body` is sent as JSON, a `file` as it is; both once `after` is settled. */
type Reply = { status?: number; body?: unknown; file?: { name: string; content: string }; after?: Promise<void> };
type Handler = (received: Received) => Reply;

export interface FakeServer {
  received: Received[];
  /** Answers "METHOD path" (without the query); a later one replaces an earlier one. */
  on(key: string, reply: Reply | Handler): void;
  /** The bodies that came for a key, in order. */
  bodiesOf(key: string): unknown[];
}

/** What a server with the embedded identity provider says of itself. */
export const publicSettings = {
  supportEmail: "help@seedbed.local",
  writer: "offline drafter",
  offline: true,
  localMailbox: false,
  externalProvider: null,
};

/** Stands in for the server at `fetch`. What nobody set up answers 404. */
export function fakeServer(): FakeServer {
  const handlers = new Map<string, Handler>();
  const server: FakeServer = {
    received: [],
    on: (key, reply) => handlers.set(key, typeof reply === "function" ? reply : () => reply),
    bodiesOf: (key) => server.received.filter((received) => received.key === key).map(({ body }) => body),
  };
  server.on("GET /api/v1/settings", { body: publicSettings });
  vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
    const { pathname, searchParams: query } = new URL(url, location.origin);
    const key = `${init.method ?? "GET"} ${pathname}`;
    const received = {
      key,
      query,
      body: typeof init.body === "string" ? JSON.parse(init.body) : undefined,
      headers: new Headers(init.headers),
    };
    server.received.push(received);
    const reply: Reply = handlers.get(key)?.(received) ?? { status: 404, body: { detail: "Not found." } };
    const { status = 200, body, file, after } = reply;
    await after;
    if (file) {
      const headers = { "content-disposition": `attachment; filename="${file.name}"` };
      return new Response(file.content, { status, headers });
    }
    return new Response(body === undefined ? null : JSON.stringify(body), { status });
  });
  return server;
}

/** A server that knows this person, whatever the credentials. */
export function serverKnowing(current: CurrentUser = currentUserWith()): FakeServer {
  const server = fakeServer();
  server.on("POST /api/auth/sign-in/email", { body: { token: "refresh-token" } });
  server.on("GET /api/auth/token", { body: { token: accessToken() } });
  server.on("POST /api/auth/sign-out", { body: { success: true } });
  server.on("GET /api/v1/user/", { body: current });
  return server;
}
