import { WireError } from "@seedbed/contract/errors";
import type { FastifyInstance, FastifyReply, FastifyRequest, InjectOptions } from "fastify";
import { pino } from "pino";
import { afterEach, expect, test, vi } from "vitest";
import { createServer } from "./create-server.ts";
import { serveHealth } from "./serve-health.ts";

const callsPerMinute = 100;
let app: FastifyInstance;

afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

async function start(): Promise<void> {
  app = await createServer({ log: pino({ level: "silent" }), publicUrl: "http://localhost", callsPerMinute });
  app.post("/api/told", async () => ({ told: true }));
  for (const path of ["/assets/file.js", "/mcp", "/ws/v1/seedbed"]) app.get(path, async () => "file");
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    request.actor = { userId: String(request.headers["x-person"]), accountId: null, role: "member", email: "" };
    await app.countCall(request, reply);
  };
  app.get("/api/own", { config: { countsItself: true }, onRequest }, async () => "own");
  const availability = { isAway: true } as never;
  serveHealth(app, { availability } as never, { isReady: false });
}

/** How many of the calls were answered with each status. */
async function statuses(times: number, call: InjectOptions): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (let index = 0; index < times; index += 1) {
    const { statusCode } = await app.inject(call);
    counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  }
  return counts;
}

const posted = (payload: string, url = "/api/told"): InjectOptions => ({
  method: "POST",
  url,
  headers: { "content-type": "application/json" },
  payload,
});

test.each<{ what: string; call: InjectOptions; status: number; times?: number }>([
  { what: "JSON that cannot be read", call: posted('{"half'), status: 400, times: 1_000 },
  {
    what: "a body of a kind that is not taken",
    call: { ...posted("x"), headers: { "content-type": "x/x" } },
    status: 415,
  },
  { what: "a body that is too large", call: posted(`"${"x".repeat(1_100_000)}"`), status: 413, times: 102 },
  { what: "paths of the API that are not there", call: { url: "/api/v9/nothing" }, status: 404 },
  { what: "other methods at paths that are there", call: { method: "DELETE", url: "/api/told" }, status: 404 },
  { what: "pages that are not there", call: { url: "/nothing/here" }, status: 404 },
  { what: "paths that cannot be decoded", call: { url: "/api/%ZZ" }, status: 400 },
  { what: "whether the server is ready", call: { url: "/readyz" }, status: 503 },
  { what: "what models ask", call: { url: "/mcp" }, status: 200 },
  { what: "sockets", call: { url: "/ws/v1/seedbed" }, status: 200 },
])("$what: counted like any other call", async ({ call, status, times = 150 }) => {
  await start();
  expect(await statuses(times, call)).toEqual({ [status]: callsPerMinute, 429: times - callsPerMinute });
  const refused = await app.inject(call);
  expect(WireError.parse(refused.json())).toMatchObject({ code: "rate_limited" });
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(60);
  // Somebody else calls on.
  expect((await app.inject({ ...call, remoteAddress: "192.0.2.7" })).statusCode).toBe(status);
});

test("people behind one address have their calls each, and all of them together five times as many", async () => {
  await start();
  const of = (person: string): InjectOptions => ({ url: "/api/own", headers: { "x-person": person } });
  expect(await statuses(101, of("ada"))).toEqual({ 200: 100, 429: 1 });
  for (const person of ["ben", "cleo", "dan"]) expect(await statuses(100, of(person))).toEqual({ 200: 100 });
  expect(await statuses(100, of("eve"))).toEqual({ 200: 99, 429: 1 });
  expect((await app.inject({ ...of("eve"), remoteAddress: "192.0.2.7" })).statusCode).toBe(200);
});

test("the files of pages do not use up the calls of an office, and end at ten times as many", async () => {
  await start();
  expect(await statuses(1, { method: "HEAD", url: "/assets/file.js" })).toEqual({ 200: 1 });
  expect(await statuses(1_000, { url: "/assets/file.js" })).toEqual({ 200: 999, 429: 1 });
  expect((await app.inject(posted("{}"))).statusCode).toBe(200);
});

test("whether the process lives is always answered", async () => {
  await start();
  expect(await statuses(1_001, { url: "/healthz?by=probe" })).toEqual({ 200: 1_001 });
});

test("of calls that are counted together as many pass as may: each has a place of its own", async () => {
  await start();
  const request = { actor: { userId: "Ada" }, routeOptions: { config: {} } } as FastifyRequest;
  const reply = { header: () => reply } as unknown as FastifyReply;
  const counting = Array.from({ length: 120 }, () => app.countCall(request, reply, { name: "orders", max: 60 }));
  const counted = await Promise.allSettled(counting);
  expect(counted.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 60 }, () => "fulfilled"),
    ...Array.from({ length: 60 }, () => "rejected"),
  ]);
});

test("every answer says how many calls are left of how many, and what is refused how long it takes until there are more", async () => {
  await start();
  vi.useFakeTimers({ toFake: ["Date"] });
  const { headers } = await app.inject(posted("{}"));
  const left = ["limit", "remaining", "reset"].map((name) => headers[`x-ratelimit-${name}`]);
  expect(left.map(Number)).toEqual([100, 99, 60]);
  await statuses(99, posted("{}"));
  const sentences: unknown[] = [];
  for (const passed of [40_000, 19_000]) {
    vi.setSystemTime(Date.now() + passed);
    const refused = await app.inject(posted("{}"));
    sentences.push([refused.json().detail, refused.headers["retry-after"], refused.headers["x-ratelimit-remaining"]]);
  }
  expect(sentences).toEqual([
    ["Too many calls. Try again in 20 seconds.", "20", "0"],
    ["Too many calls. Try again in 1 second.", "1", "0"],
  ]);
});

async function readiness({ isAway = false, isReady = true, query = async (): Promise<unknown> => ({}) }) {
  app = await createServer({ log: pino({ level: "silent" }), publicUrl: "http://localhost", callsPerMinute: 0 });
  const noticed: unknown[] = [];
  const asked: unknown[] = [];
  const pool = {
    query(text: unknown) {
      asked.push(text);
      return query();
    },
  };
  serveHealth(app, { pool, availability: { isAway, noticed: (error: unknown) => noticed.push(error) } } as never, {
    isReady,
  });
  const { statusCode, body } = await app.inject("/readyz");
  return { status: statusCode, body: JSON.parse(body), noticed, asked };
}

test("a server is ready when its database answers and its work runs, else says which of them does not", async () => {
  expect(await readiness({})).toMatchObject({ status: 200, body: { status: "ready" } });
  expect(await readiness({ isReady: false })).toMatchObject({
    status: 503,
    body: { status: "starting", database: true, workflows: false },
  });
  const gone = new Error("gone");
  expect(await readiness({ query: () => Promise.reject(gone) })).toMatchObject({
    status: 503,
    body: { status: "starting", database: false, workflows: true },
    noticed: [gone],
  });
});

test("a database that is known to be away is not asked whether it is there", async () => {
  expect(await readiness({ isAway: true })).toMatchObject({
    status: 503,
    body: { status: "starting", database: false, workflows: true },
    asked: [],
  });
});
