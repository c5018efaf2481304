import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Failure } from "../failure.ts";
import { CallCounts } from "./call-counts.ts";

/** A number of calls a minute, for everybody alone. `per` says whose they are: a person's, or an address's for who has not signed in. */
interface Limit {
  name: string;
  max: number;
}

/** Counts one call; fails with `rate_limited` and the time to wait when it is one too many. */
type CountCall = (request: FastifyRequest, reply: FastifyReply, limit?: Limit) => Promise<void>;

declare module "fastify" {
  interface FastifyInstance {
    /**
     * Counts a call of who it turned out to be: of the person in `request.actor`, otherwise of the address. Without `limit` it is counted with all calls of
     * the same caller.
     */
    countCall: CountCall;
  }
  interface FastifyContextConfig {
    /** The route finds out who calls, and counts the call then. */
    countsItself?: true;
  }
}

/** A whole office may stand behind one address. */
const peopleBehindAddress = 5;
/** A page is made of dozens of files, which cost next to nothing. */
const filesOfPages = 10;

/**
 * Limits calls by the minute. Before anybody knows who calls, all calls of an address are counted, generously; then those of a person, or of an address for
 * who has not signed in, exactly: `callsPerMinute`. What is refused or cannot be read counts like anything else. `/healthz` is never refused.
 */
export async function countCalls(app: FastifyInstance, callsPerMinute: number): Promise<void> {
  if (callsPerMinute <= 0) {
    app.decorate("countCall", async () => undefined);
    return;
  }
  await app.register(rateLimit, { global: false, timeWindow: "1 minute", store: CallCounts });
  const counters = new Map<string, ReturnType<FastifyInstance["createRateLimit"]>>();
  const counterOf = ({ name, max }: Limit, who: (request: FastifyRequest) => string) => {
    const known = counters.get(name) ?? app.createRateLimit({ max, keyGenerator: who });
    counters.set(name, known);
    return known;
  };
  const count = async (limit: Limit, who: (request: FastifyRequest) => string, ...[request, reply]: Call) => {
    const counted = await counterOf(limit, who)(request);
    if (counted.isAllowed) return;
    reply.header("x-ratelimit-limit", counted.max).header("x-ratelimit-remaining", counted.remaining);
    reply.header("x-ratelimit-reset", counted.ttlInSeconds);
    if (!counted.isExceeded) return;
    const retryAfter = Math.max(1, counted.ttlInSeconds);
    throw new Failure("rate_limited", `Too many calls. Try again in ${inWords(retryAfter)}.`, { retryAfter });
  };
  const ofCaller = { name: "all", max: callsPerMinute };
  app.decorate("countCall", (request, reply, limit = ofCaller) => count(limit, callerOf, request, reply));
  app.addHook("onRequest", async (request, reply) => {
    if (isHealth(request)) return;
    const isPage = asksForPage(request);
    const ofAddress = isPage
      ? { name: "pages of an address", max: filesOfPages * callsPerMinute }
      : { name: "calls of an address", max: peopleBehindAddress * callsPerMinute };
    await count(ofAddress, addressOf, request, reply);
    // What is not there is counted where that turns out.
    if (!isPage && !request.is404 && !request.routeOptions.config.countsItself) await app.countCall(request, reply);
  });
}

type Call = [request: FastifyRequest, reply: FastifyReply];

const addressOf = ({ ip }: FastifyRequest) => ip;
const callerOf = ({ actor, ip }: FastifyRequest) => (actor ? `person ${actor.userId}` : ip);
const inWords = (seconds: number) => (seconds === 1 ? "1 second" : `${seconds} seconds`);
const isHealth = ({ url }: FastifyRequest) => /^\/healthz(?:\?|$)/.test(url);
const asksForPage = ({ method, url }: FastifyRequest) =>
  (method === "GET" || method === "HEAD") && !/^\/(?:api\/|ws\/|mcp\b|readyz\b)/.test(url);
