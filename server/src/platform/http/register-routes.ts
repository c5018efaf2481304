import { Readable } from "node:stream";
import type { TokenScope } from "@seedbed/contract/access/token-scopes";
import { type ErrorCode, errorCodes, errorCodesOf, statusByErrorCode } from "@seedbed/contract/error-codes";
import { WireError } from "@seedbed/contract/errors";
import { asOfHeader } from "@seedbed/contract/realtime/as-of-header";
import type { FileContent, ImageContent, Route, RouteKey, Routes, VideoContent } from "@seedbed/contract/route";
import { tokenScopeOf } from "@seedbed/contract/token-access";
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from "fastify";
import { z } from "zod";
import type { RefuseAtCap } from "../model/usage/refuse-at-cap.ts";
import type { ScanFile } from "../scanning/scan-file.ts";
import { type Actor, type Authenticate, assertAccess, type Member } from "./actor.ts";
import { attachmentOf } from "./attachment.ts";
import { entityTagOf } from "./entity-tag.ts";
import type { Call, Handlers } from "./handler.ts";
import type { IdempotentAnswers } from "./idempotent-answers.ts";
import { type Refusal, refusalOf } from "./refusal.ts";
import { sendVideo } from "./send-video.ts";
import type { TakeTurn } from "./turns/heavy-calls.ts";
import type { PaceCall } from "./turns/pace-calls.ts";
import { takeForms } from "./uploaded-file.ts";

export interface RouteDependencies {
  authenticate: Authenticate;
  idempotentAnswers: IdempotentAnswers;
  /** Has calls of a company that makes many at once wait a moment; none waits when absent. */
  paceCall?: PaceCall;
  /** Has heavy calls wait for their turn; all are done at once when absent. */
  takeTurn?: TakeTurn;
  /** Refuses a call that begins work of a model; none is refused when absent. */
  refuseAtCap?: RefuseAtCap | undefined;
  /** Looks for viruses in files that are sent; nobody does when absent. */
  scanFile?: ScanFile | undefined;
  /** The newest event of a company that whatever is read from now on knows of; answers do not say it when absent. */
  asOf?(accountId: string): Promise<number>;
  /** Told of each call of somebody known that was refused, while it is answered. */
  refused?(refusal: Refusal): void;
}

const answerByCode = new Map<ErrorCode, z.ZodType>(
  errorCodes.map((code) => [code, WireError.extend({ code: z.enum([code]) })]),
);

/** Serves `routes` below `/api/` with `handlers`: access first, then validation, then the handler; answers are validated on the way out. */
export function registerRoutes<const R extends Routes>(
  app: FastifyInstance,
  { routes, handlers }: { routes: R; handlers: Handlers<R> },
  dependencies: RouteDependencies,
): void {
  const { takeTurn = (_heavy, _call, work) => work() } = dependencies;
  const authenticated = (request: FastifyRequest, reply: FastifyReply) =>
    dependencies.authenticate(request.headers.authorization).catch(async (error: unknown) => {
      await app.countCall(request, reply);
      throw error;
    });
  for (const key of Object.keys(routes) as (keyof R & RouteKey)[]) {
    const route = routes[key];
    const handler = handlers[key] as (call: Call<string, typeof route>) => Promise<unknown>;
    if (!route) continue;
    const [method, path] = splitKey(key);
    const needed = tokenScopeOf(key, route);
    const schema: FastifySchema = {
      summary: route.summary,
      tags: [path.split("/").slice(1, 2).join("")],
      security: securityOf(route, needed),
      ...parameterSchema(path),
      ...(route.query ? { querystring: route.query } : {}),
      ...(route.body ? { body: route.body } : {}),
      response: { [route.status]: answerSchema(route), ...errorAnswers(errorCodesOf(key, route)) },
    };
    const limit = limitOf(route, String(key));
    const add = (scope: FastifyInstance) =>
      scope.route({
        method,
        url: `/api/${path.replaceAll(/\{(\w+)\}/g, ":$1")}`,
        schema,
        config: { access: route.access, countsItself: true },
        onRequest: async (request, reply) => {
          request.actor = await authenticated(request, reply);
          await dependencies.paceCall?.({ request, reply });
          await app.countCall(request, reply);
          if (limit) await app.countCall(request, reply, limit);
          const { access, beforeSecondFactor = false } = route;
          assertAccess({ access, scope: needed, beforeSecondFactor }, request.actor);
        },
        onError: async (request, _reply, error) => {
          const refusal = refusalOf(String(key), request, error);
          if (refusal) dependencies.refused?.(refusal);
        },
        handler: async (request, reply) => {
          const call = {
            params: request.params,
            query: request.query,
            body: request.body,
            file: request.file,
            // A program sees what stands, whatever its person looks at.
            actor: request.actor && (request.actor.grant ? request.actor : { ...request.actor, looks: true }),
            requestId: request.id,
            clientAddress: request.ip,
            peer: {
              address: request.socket.remoteAddress ?? "",
              forwardedFor: String(request.headers["x-forwarded-for"] ?? ""),
            },
            ifMatch: entityTagOf(request.headers["if-match"]),
            setEtag: (tag: string) => void reply.header("etag", `"${tag}"`),
          } as Call<string, typeof route>;
          // Reading twice is no harm, and an answer that is kept would be old.
          if (route.asksModel && hasCompany(request.actor)) await dependencies.refuseAtCap?.(request.actor);
          if (method === "GET" && dependencies.asOf && hasCompany(request.actor) && !request.actor.grant)
            reply.header(asOfHeader, await dependencies.asOf(request.actor.accountId));
          const answered = () =>
            route.expensive && method !== "GET"
              ? dependencies.idempotentAnswers.once(request, String(key), () => handler(call))
              : handler(call);
          const answer = await takeTurn(route.heavy, { request, reply }, answered);
          reply.status(route.status);
          if (route.file) return sendFile(reply, route.file, answer as FileContent);
          if (route.image) return sendImage(request, reply, answer as ImageContent);
          if (route.video) return sendVideo(request, reply, answer as VideoContent);
          return route.status === 204 ? null : answer;
        },
      });
    const { largestFile } = route;
    if (largestFile === undefined) add(app);
    // In a scope of its own: no other route takes forms.
    else
      void app.register(async (scope) => {
        takeForms(scope, largestFile, dependencies.scanFile);
        add(scope);
      });
  }
}

const hasCompany = (actor: Actor | null): actor is Member => actor !== null && actor.accountId !== null;

/** By session, or by a personal access token with this scope. */
function securityOf({ access }: Route, scope: TokenScope | null): Record<string, string[]>[] {
  if (access === "public") return [];
  return scope === null ? [{ session: [] }] : [{ session: [] }, { token: [scope] }];
}

// What anybody may ask about something that is named in the path invites guessing its name.
function limitOf(route: Route, key: string) {
  const isGuessable = route.access === "public" && key.includes("{");
  return route.expensive || route.largestFile || isGuessable ? { name: key, max: isGuessable ? 30 : 60 } : undefined;
}

function errorAnswers(codes: readonly ErrorCode[]): Record<number, z.ZodType> {
  const answers: Record<number, z.ZodType> = {};
  for (const code of codes) {
    const [status, answer] = [statusByErrorCode[code], answerByCode.get(code) ?? WireError];
    answers[status] = answers[status] ? z.union([answers[status], answer]) : answer;
  }
  return answers;
}

const answerSchema = (route: Route) =>
  route.file
    ? { description: "A file", content: { [route.file]: { schema: z.string() } } }
    : route.image
      ? { description: "An image", content: { "image/*": { schema: z.string() } } }
      : route.video
        ? { description: "A film", content: { "video/*": { schema: z.string() } } }
        : (route.answer ?? z.null());

function sendFile(reply: FastifyReply, usual: string, { name, content, mediaType = usual }: FileContent) {
  reply
    .type(mediaType.startsWith("text/") ? `${mediaType}; charset=utf-8` : mediaType)
    .header("content-disposition", attachmentOf(name));
  return reply.send(
    content instanceof Uint8Array
      ? Buffer.from(content.buffer, content.byteOffset, content.length)
      : Readable.from(content),
  );
}

/** Who asks again is asked who they are again; only the bytes are spared when they are the same. */
function sendImage(request: FastifyRequest, reply: FastifyReply, { mediaType, tag, content }: ImageContent) {
  reply.header("etag", `"${tag}"`).header("cache-control", "private, no-cache").header("vary", "authorization");
  if (entityTagOf(request.headers["if-none-match"]) === tag) return reply.status(304).send();
  return reply.type(mediaType).send(Buffer.from(content));
}

function splitKey(key: RouteKey): [method: string, path: string] {
  const space = key.indexOf(" ");
  return [key.slice(0, space), key.slice(space + 1)];
}

// Ids are checked by the operations: one that cannot exist answers 404 like any other missing one.
function parameterSchema(path: string): { params?: z.ZodType } {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? "");
  return names.length === 0
    ? {}
    : { params: z.object(Object.fromEntries(names.map((name) => [name, z.string().max(200)]))) };
}
