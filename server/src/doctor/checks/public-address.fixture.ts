import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, request, type ServerResponse } from "node:http";
import { createServer as createSecureServer } from "node:https";
import { type AddressInfo, connect, type Socket } from "node:net";
import { onTestFinished } from "vitest";

export interface FrontOptions {
  /** Speaks TLS with this. */
  certificate?: { cert: string; key: string };
  /** Where it passes calls on to, which may be set later; nowhere when absent. */
  target?: string;
  /** Whether it passes WebSockets on, too. */
  sockets?: boolean;
  /** Answers itself instead. */
  answers?: RequestListener;
  /** Leaves out the header that says who calls. */
  silent?: boolean;
  /** The address of this machine at which it listens. */
  host?: string;
}

/** What stands in front of a server, for better or worse: gives its address. */
export async function startFront(options: FrontOptions = {}): Promise<string> {
  const { certificate, sockets = false, answers, silent = false, host = "127.0.0.1" } = options;
  const passOn = (incoming: IncomingMessage, response: ServerResponse) => {
    const { target } = options;
    if (!target) return response.writeHead(502).end();
    const forwarded = silent ? {} : { "x-forwarded-for": "203.0.113.9" };
    // What is about one connection goes no further.
    const { connection: _connection, upgrade: _upgrade, ...passed } = incoming.headers;
    const headers = { ...passed, ...forwarded };
    const outgoing = request(target + incoming.url, { method: incoming.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    outgoing.on("error", () => response.writeHead(502).end());
    incoming.pipe(outgoing);
  };
  const server = certificate ? createSecureServer(certificate, answers ?? passOn) : createServer(answers ?? passOn);
  if (sockets)
    server.on("upgrade", (incoming: IncomingMessage, socket: Socket) => {
      const there = connect(Number(new URL(options.target ?? "").port), "127.0.0.1");
      const lines = Object.entries(incoming.headers).map(([name, value]) => `${name}: ${String(value)}`);
      there.write(`GET ${incoming.url} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
      there.pipe(socket).pipe(there);
      for (const end of [there, socket]) end.on("error", () => undefined);
    });
  await once(server.listen(0, host), "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `${certificate ? "https" : "http"}://${host}:${(server.address() as AddressInfo).port}`;
}

/** An address of this machine where nobody listens. */
export async function nobodysAddress(): Promise<string> {
  const server = createServer();
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}
