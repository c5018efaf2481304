import { createMcpHandler } from "@modelcontextprotocol/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Logger } from "pino";
import { Failure } from "../platform/failure.ts";
import type { Authenticate } from "../platform/http/actor.ts";
import { createAskContract } from "./ask-contract.ts";
import { createMcpServer } from "./create-mcp-server.ts";

/** Where models connect. */
const path = "/mcp";

interface McpOptions {
  authenticate: Authenticate;
  log: Logger;
  publicUrl: string;
  /** Origins of pages that may call it; programs send none. */
  allowedOrigins: readonly string[];
}

/**
 * Serves the Model Context Protocol over streamable HTTP, for personal access tokens alone and without state: each call is answered by a server of its own, which
 * any of several servers can do.
 */
export function mountMcp(app: FastifyInstance, { authenticate, log, publicUrl, allowedOrigins }: McpOptions): void {
  const authenticated = async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      request.actor = await authenticate(request.headers.authorization);
    } finally {
      await app.countCall(request, reply);
    }
  };
  const callerOf = ({ headers: { origin, authorization }, ip: address, actor }: FastifyRequest) => {
    if (origin !== undefined && !allowedOrigins.includes(origin))
      throw new Failure("forbidden", "Pages of other origins may not call this.");
    if (!actor?.grant || authorization === undefined)
      throw new Failure("unauthenticated", "Send a personal access token, which you make in the settings.");
    return { ask: createAskContract(app, { authorization, address }), scope: actor.grant.scope };
  };

  app.route({
    method: ["GET", "POST", "DELETE"],
    url: path,
    schema: { hide: true },
    config: { countsItself: true },
    onRequest: authenticated,
    errorHandler(error, _request, reply) {
      // How clients learn what is wanted of them.
      if (error instanceof Failure && error.code === "unauthenticated") reply.header("www-authenticate", "Bearer");
      throw error;
    },
    handler: async (request, reply) => {
      const caller = callerOf(request);
      const { fetch } = createMcpHandler(() => createMcpServer(caller), {
        // Nothing here changes while a call goes on: no stream is held open.
        maxSubscriptions: 0,
        onerror: (error) => log.debug({ part: "mcp", err: error }, "a call of a model could not be answered"),
      });
      const asked = new Request(new URL(path, publicUrl), { method: request.method, headers: headersOf(request) });
      const answer = await fetch(asked, { parsedBody: request.body });
      answer.headers.set("cache-control", "no-store");
      return reply.send(answer);
    },
  });
}

function headersOf({ headers }: FastifyRequest): Headers {
  const copied = new Headers();
  // What the connection and the length of a body say is not true of a call that is handed on.
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !/^(?:connection|content-length|transfer-encoding|host)$/.test(name))
      copied.set(name, String(value));
  return copied;
}
