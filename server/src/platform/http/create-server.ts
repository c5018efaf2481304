import { randomUUID } from "node:crypto";
import { constants } from "node:zlib";
import compress from "@fastify/compress";
import swagger from "@fastify/swagger";
import websocket from "@fastify/websocket";
import { tokenPrefix } from "@seedbed/contract/access/token-scopes";
import type { RouteAccess } from "@seedbed/contract/route";
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyServerFactory,
} from "fastify";
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import type { Logger } from "pino";
import { createAttemptLog } from "../attempts/attempt-log.ts";
import type { Actor } from "./actor.ts";
import { answerErrors, answerUnreadable, answerUnroutable } from "./answer-errors.ts";
import { type ConnectionTimes, serverTimes, usualTimes } from "./connection-times.ts";
import { countCalls } from "./count-calls.ts";
import { refuseWhileEnding } from "./end-calls.ts";
import { endSlowBodies } from "./end-slow-bodies.ts";
import { securityHeaders } from "./security-headers.ts";
import { serveDescription } from "./serve-description.ts";
import type { ServerMaker } from "./tls/serve-tls.ts";
import { ownMachine } from "./trusted-proxies.ts";
import { callOf, watchAttempts } from "./watch-attempts.ts";

declare module "fastify" {
  interface FastifyRequest {
    actor: Actor | null;
  }
  interface FastifyContextConfig {
    access?: RouteAccess;
  }
}

export interface ServerOptions {
  log: Logger;
  publicUrl: string;
  /** Addresses and networks of the proxies whose word about who calls is taken; those of this machine when absent. */
  trustedProxies?: string[] | undefined;
  /** Calls a minute of one person; 0 switches all limits off (tests and measurements). */
  callsPerMinute: number;
  /** Makes a server that speaks HTTPS; it speaks HTTP when absent. */
  makeServer?: ServerMaker | undefined;
  /** How long connections may take; the usual times when absent. */
  times?: ConnectionTimes | undefined;
}

const bodyLimit = 1_048_576;

/** An HTTP server with security headers, limits, request ids, one error shape and OpenAPI at `/api/openapi.json`; no routes yet. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const times = options.times ?? usualTimes;
  const protection = securityHeaders(options.publicUrl.startsWith("https://"));
  const tell = createAttemptLog(options.log);
  const { http, ...ofAnyServer } = serverTimes(times);
  const { makeServer } = options;
  const made: { serverFactory?: FastifyServerFactory } = makeServer
    ? { serverFactory: (listener) => makeServer(listener, { ...ofAnyServer, ...http }) }
    : {};
  const app = Fastify({
    ...ofAnyServer,
    http,
    ...made,
    loggerInstance: options.log as FastifyBaseLogger,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit,
    trustProxy: options.trustedProxies ?? ownMachine,
    routerOptions: { maxParamLength: 400 },
    // Its answer has another shape than all others.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      tell({ kind: "input", ...callOf(request), reason: "the path cannot be read" });
      return answerUnroutable(error, request, reply.headers(protection("application/json")));
    },
    clientErrorHandler: (error, socket) => {
      if (error.code !== "ECONNRESET") tell({ kind: "input", call: "no call", address: socket.remoteAddress ?? "" });
      answerUnreadable(error, socket);
    },
  });
  keepAddresses(app);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest("actor", null);
  app.decorateRequest("file", undefined);
  app.addHook("onSend", async (request, reply) => {
    if (request.url.startsWith("/assets/")) shortenHeaders(reply);
    else reply.header("x-request-id", request.id);
    if (request.url.startsWith("/api/") && !reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
    reply.headers(protection(String(reply.getHeader("content-type"))));
  });
  answerErrors(app);
  watchAttempts(app, tell);
  refuseWhileEnding(app);
  acceptEmptyJson(app);
  endSlowBodies(app, times);
  await countCalls(app, options.callsPerMinute);
  await app.register(compress, {
    encodings: ["br", "gzip"],
    // Nobody needs to send compressed calls, and a small one may unfold to a large one.
    globalDecompression: false,
    threshold: 1024,
    // A page of a list, or a section of a report, is compressed at once, and a sixth smaller than at the least quality, for a tenth of a millisecond.
    syncThreshold: 65_536,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });
  // Larger than any message that is taken: the socket itself refuses too large ones, with the contract's close code.
  await app.register(websocket, { options: { maxPayload: 1_048_576 } });
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "Seedbed", version: "1" },
      components: {
        securitySchemes: {
          session: {
            type: "http",
            scheme: "bearer",
            bearerFormat: "JWT",
            description: "What a signed-in page exchanges its session for; it ends after minutes.",
          },
          token: {
            type: "http",
            scheme: "bearer",
            bearerFormat: `${tokenPrefix}…`,
            description:
              "A personal access token, made in the settings. What a route names beside it is the scope it needs: read, propose (read, too) or write (both).",
          },
        },
      },
    },
    transform: jsonSchemaTransform,
  });
  serveDescription(app);
  return app;
}

/** Who calls is known as long as the call goes on, and counted, also where the client has hung up meanwhile: a connection keeps an address that was once read. */
function keepAddresses(app: FastifyInstance): void {
  app.server.on("connection", (socket) => void socket.remoteAddress);
}

/** Files of the build are many, and some are hardly larger than what is said of them. */
function shortenHeaders(reply: FastifyReply): void {
  // Such a file never changes under its name.
  reply.removeHeader("etag");
  // That the connection stays open goes without saying; that it ends (while the server does) is said.
  if (!reply.raw.hasHeader("connection") && !reply.hasHeader("connection")) reply.raw.removeHeader("connection");
  // Modules are UTF-8 whatever is said.
  if (String(reply.getHeader("content-type")).includes("javascript")) reply.header("content-type", "text/javascript");
}

// A POST without a body is fine where the route declares none, whatever content type the client names.
function acceptEmptyJson(app: FastifyInstance): void {
  // Without it, a text would be taken as a body of the wrong kind instead of being told that JSON is meant.
  app.removeContentTypeParser(["application/json", "text/plain"]);
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) => {
    const text = String(body);
    if (text.trim() === "") return done(null, undefined);
    try {
      done(null, JSON.parse(text));
    } catch {
      done(Object.assign(new Error("The body is not valid JSON."), { statusCode: 400 }), undefined);
    }
  });
}
