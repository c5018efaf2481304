import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import { createServer as createSecureServer } from "node:https";

export interface WildCall {
  /** From 1. */
  number: number;
  headers: IncomingHttpHeaders;
  body: {
    stream?: boolean;
    response_format?: { type: string; json_schema?: { strict?: boolean } };
    stream_options?: object;
    max_tokens?: number;
    max_completion_tokens?: number;
    messages: { role: string; content: string }[];
  };
  response: ServerResponse;
}

export type Serve = (call: WildCall) => unknown;

export interface WildServer {
  url: string;
  calls: WildCall[];
  close(): Promise<void>;
}

/** A real HTTP server on 127.0.0.1 that answers each call as `serve` does; with TLS when there is a certificate. */
export async function startWildServer(serve: Serve, certificate?: { key: string; cert: string }): Promise<WildServer> {
  const calls: WildCall[] = [];
  const listener = async (request: IncomingMessage, response: ServerResponse) => {
    let text = "";
    request.setEncoding("utf8");
    for await (const part of request) text += part;
    const call = { number: calls.length + 1, headers: request.headers, body: JSON.parse(text), response };
    calls.push(call);
    await serve(call);
  };
  const server = certificate === undefined ? createServer(listener) : createSecureServer(certificate, listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `${certificate === undefined ? "http" : "https"}://127.0.0.1:${port}/v1`,
    calls,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
