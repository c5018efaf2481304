import { brotliDecompressSync } from "node:zlib";
import type { Routes } from "@seedbed/contract/route";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { Failure } from "../failure.ts";
import type { Actor } from "./actor.ts";
import { createServer } from "./create-server.ts";
import type { Handlers } from "./handler.ts";
import type { Refusal } from "./refusal.ts";
import { registerRoutes } from "./register-routes.ts";

const routes = {
  "GET v1/open/{name}": { summary: "Anybody.", access: "public", status: 200, answer: z.string() },
  "GET v1/shops": {
    summary: "Shops.",
    access: "member",
    status: 200,
    query: z.object({ page: z.coerce.number().optional() }),
    answer: z.object({ count: z.number() }),
  },
  "POST v1/shops": {
    summary: "Opens one.",
    access: "member",
    status: 201,
    body: z.object({ name: z.string(), rooms: z.array(z.object({ seats: z.number() })) }),
    answer: z.string(),
    expensive: true,
    asksModel: true,
  },
  "GET v1/costly": { summary: "Costs.", access: "member", status: 200, answer: z.string(), expensive: true },
  "DELETE v1/shops/{id}": { summary: "Closes one.", access: "admin", status: 204 },
  "GET v1/shops/{id}/sheet": { summary: "Its sheet.", access: "member", status: 200, file: "text/csv" },
  "GET v1/shops/{id}/sign": { summary: "Its sign.", access: "member", status: 200, image: true },
  "GET v1/shops/{id}/film": { summary: "Its film.", access: "member", status: 200, video: true },
} as const satisfies Routes;

const person: Actor = { userId: "ada", accountId: "mill", role: "member", email: "" };
let actor: Actor | null;
let failure: Error | undefined;
const calls: unknown[] = [];
const kept: string[] = [];
const capped: string[] = [];
const refusals: Refusal[] = [];

const handlers: Handlers<typeof routes> = {
  "GET v1/open/{name}": async ({ params }) => params.name,
  "GET v1/shops": async ({ actor: by, ifMatch, peer, clientAddress, query, setEtag }) => {
    calls.push({ looks: by.looks, ifMatch, peer, clientAddress, query });
    setEtag("seven");
    return { count: 7 };
  },
  "POST v1/shops": async () => "opened",
  "GET v1/costly": async () => "read",
  "DELETE v1/shops/{id}": async () => {
    if (failure) throw failure;
  },
  "GET v1/shops/{id}/sheet": async ({ params }) => ({
    name: "sheet.csv",
    content: (async function* () {
      yield "a;";
      yield params.id;
    })(),
    ...(params.id === "zip" ? { mediaType: "application/zip" } : {}),
  }),
  "GET v1/shops/{id}/sign": async () => ({ mediaType: "image/png", tag: "one", content: Buffer.from("sign") }),
  "GET v1/shops/{id}/film": async () => Promise.reject(new Error("nobody looks at it here")),
};

let app: Awaited<ReturnType<typeof createServer>>;
beforeAll(async () => {
  app = await createServer({ log: pino({ level: "silent" }), publicUrl: "http://localhost", callsPerMinute: 0 });
  registerRoutes(
    app,
    { routes, handlers },
    {
      authenticate: async () => actor,
      idempotentAnswers: {
        once: (_request, route, work) => {
          kept.push(route);
          return work();
        },
        removeOld: async () => undefined,
      },
      refuseAtCap: async ({ accountId }) => void capped.push(accountId),
      asOf: async (accountId) => (accountId === "mill" ? 41 : 0),
      refused: (refusal) => void refusals.push(refusal),
    },
  );
});
beforeEach(() => {
  actor = person;
  failure = undefined;
  for (const told of [calls, kept, capped, refusals]) told.length = 0;
});
afterAll(() => app.close());

const described = (headers: Record<string, string> = {}) => app.inject({ url: "/api/openapi.json", headers });

test("the description of the API is made once, sent compressed, and not again to whoever has it", async () => {
  const made = vi.spyOn(app, "swagger");
  const [plain, small] = await Promise.all([described(), described({ "accept-encoding": "gzip, br" })]);
  expect(JSON.parse(plain.payload)).toMatchObject({ openapi: "3.1.0", info: { title: "Seedbed" } });
  expect(small.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.payload);
  const { etag } = plain.headers;
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  for (const { headers } of [plain, small])
    expect(headers).toMatchObject({
      etag,
      "cache-control": "public, no-cache",
      vary: "accept-encoding",
      "content-type": "application/json; charset=utf-8",
    });
  const again = await described({ "if-none-match": String(etag) });
  expect([again.statusCode, again.payload]).toEqual([304, ""]);
  expect((await described({ "if-none-match": '"another"' })).statusCode).toBe(200);
  expect(made).toHaveBeenCalledTimes(1);
});

test("who takes no Brotli gets the description as it is", async () => {
  const { headers, payload } = await described({ "accept-encoding": "br;q=0, identity" });
  expect(headers["content-encoding"]).toBeUndefined();
  expect(JSON.parse(payload)).toHaveProperty("paths");
});

interface Described {
  summary: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters?: { in: string; name: string }[];
  responses: Record<string, { content?: object }>;
}

const anyRoute = "400 401 403 413 415 422 428 429 500 503";

test("the description of the API says of every route what it is, who may call it, what it takes and what it answers", async () => {
  const { body } = await app.inject("/api/openapi.json");
  const { paths, components } = JSON.parse(body) as {
    paths: Record<string, Record<string, Described>>;
    components: { securitySchemes: Record<string, object> };
  };
  const lines = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary, tags, security, parameters = [], responses }]) => {
      const [[status, { content = {} }] = ["", {}], ...failures] = Object.entries(responses);
      const who = security.map((way) => Object.entries(way).flat(2).join(" ")).join(" or ");
      const takes = parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
      return `${method} ${path} (${tags}) ${summary} [${who}] {${takes}} ${status} ${Object.keys(content)}: ${failures.map(([code]) => code).join(" ")}`;
    }),
  );
  const ofNamed = anyRoute.replace("413", "404 413");
  expect(lines).toEqual([
    `get /api/v1/open/{name} (open) Anybody. [] {path name} 200 application/json: ${ofNamed}`,
    `get /api/v1/shops (shops) Shops. [session or token read] {query page} 200 application/json: ${anyRoute}`,
    `post /api/v1/shops (shops) Opens one. [session or token write] {} 201 application/json: ${anyRoute.replace("413", "409 413").replace("428", "423 428")}`,
    `get /api/v1/costly (costly) Costs. [session or token read] {} 200 application/json: ${anyRoute.replace("413", "409 413")}`,
    `delete /api/v1/shops/{id} (shops) Closes one. [session] {path id} 204 : ${ofNamed.replace("413", "409 413").replace("428", "423 428")}`,
    `get /api/v1/shops/{id}/sheet (shops) Its sheet. [session or token read] {path id} 200 text/csv: ${ofNamed}`,
    `get /api/v1/shops/{id}/sign (shops) Its sign. [session or token read] {path id} 200 image/*: ${ofNamed}`,
    `get /api/v1/shops/{id}/film (shops) Its film. [session or token read] {path id} 200 video/*: ${ofNamed}`,
  ]);
  expect(components.securitySchemes).toEqual({
    session: {
      type: "http",
      scheme: "bearer",
      bearerFormat: "JWT",
      description: "What a signed-in page exchanges its session for; it ends after minutes.",
    },
    token: {
      type: "http",
      scheme: "bearer",
      bearerFormat: "sb_…",
      description:
        "A personal access token, made in the settings. What a route names beside it is the scope it needs: read, propose (read, too) or write (both).",
    },
  });
});

test("a refused value is named by its place, also in a list, and repeated for the field of the form", async () => {
  const sent = { name: 5, rooms: [{ seats: 2 }, { seats: "two" }] };
  const { statusCode, body } = await app.inject({ method: "POST", url: "/api/v1/shops", payload: sent });
  const [noText, noNumber] = ["string, received number", "number, received string"].map(
    (what) => `Invalid input: expected ${what}`,
  );
  expect([statusCode, JSON.parse(body)]).toEqual([
    422,
    {
      code: "invalid",
      detail: [
        { loc: ["body", "name"], msg: noText, type: "invalid_type" },
        { loc: ["body", "rooms", 1, "seats"], msg: noNumber, type: "invalid_type" },
      ],
      form: { name: noText, "rooms.1.seats": noNumber },
    },
  ]);
  const whole = await app.inject({ method: "POST", url: "/api/v1/shops", payload: [] });
  expect(JSON.parse(whole.body)).toMatchObject({ detail: [{ loc: ["body"] }], form: {} });
  const query = await app.inject("/api/v1/shops?page=x");
  expect(JSON.parse(query.body)).toMatchObject({ detail: [{ loc: ["querystring", "page"] }] });
});

test("a handler is told where a call comes from and what the caller has already, and names the state of its answer", async () => {
  const headers = { "if-match": '"six"', "x-forwarded-for": "203.0.113.9" };
  const answer = await app.inject({ url: "/api/v1/shops?page=2", headers });
  expect([answer.statusCode, answer.headers.etag, answer.headers["x-as-of"]]).toEqual([200, '"seven"', "41"]);
  expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
  expect(calls).toEqual([
    {
      looks: true,
      ifMatch: "six",
      clientAddress: "203.0.113.9",
      peer: { address: "127.0.0.1", forwardedFor: "203.0.113.9" },
      query: { page: 2 },
    },
  ]);
});

test("a program sees what stands, and is not told which events it knows of; nor is who changes something", async () => {
  actor = { ...person, grant: { id: "1", name: "Script", scope: "write" } };
  const { headers } = await app.inject("/api/v1/shops");
  expect([headers["x-as-of"], calls]).toMatchObject([undefined, [{ looks: undefined, peer: { forwardedFor: "" } }]]);
  actor = person;
  const opened = await app.inject({ method: "POST", url: "/api/v1/shops", payload: { name: "Mill", rooms: [] } });
  expect([opened.statusCode, opened.body, opened.headers["x-as-of"]]).toEqual([201, "opened", undefined]);
});

test("what costs is done once for a key, and refused at a cap where a model is asked; what is only read never is", async () => {
  await app.inject({ method: "POST", url: "/api/v1/shops", payload: { name: "Mill", rooms: [] } });
  expect([kept, capped]).toEqual([["POST v1/shops"], ["mill"]]);
  await app.inject("/api/v1/costly");
  await app.inject("/api/v1/shops");
  expect([kept, capped]).toEqual([["POST v1/shops"], ["mill"]]);
});

test("a call of somebody known that is refused is told with what it named; others are not", async () => {
  const id = "0f8fad5b-d9cb-469f-a165-70867728950e";
  const close = () => app.inject({ method: "DELETE", url: `/api/v1/shops/${id}` });
  expect(JSON.parse((await close()).body)).toEqual({ code: "forbidden", detail: "Admin access required" });
  const admin: Actor = { ...person, role: "admin" };
  actor = admin;
  const closed = await close();
  expect([closed.statusCode, closed.body]).toEqual([204, ""]);
  failure = new Failure("not_found", "No such shop.");
  await app.inject({ method: "DELETE", url: "/api/v1/shops/S-0001" });
  failure = new Failure("conflict", "It is open.");
  await close();
  failure = new Error("broken");
  await close();
  actor = null;
  expect((await close()).statusCode).toBe(401);
  const told = { call: "DELETE v1/shops/{id}", address: "127.0.0.1" };
  expect(refusals).toEqual([
    { ...told, actor: person, code: "forbidden", sentence: "Admin access required", ids: [id] },
    { ...told, actor: admin, code: "not_found", sentence: "No such shop.", ids: [] },
  ]);
});

test("who has no company yet is told to finish that first, and who has signed in nowhere to sign in", async () => {
  actor = { ...person, accountId: null };
  const { statusCode, body } = await app.inject("/api/v1/shops");
  expect([statusCode, JSON.parse(body)]).toEqual([
    403,
    { code: "forbidden", detail: "Complete your company's onboarding first." },
  ]);
  expect((await app.inject("/api/v1/open/door")).body).toBe("door");
  actor = { ...person, role: "admin", grant: { id: "1", name: "Script", scope: "write" } };
  const closed = await app.inject({ method: "DELETE", url: "/api/v1/shops/1" });
  expect(JSON.parse(closed.body).detail).toBe("This cannot be done with an access token.");
});

test("a file may be made while it is sent, and be of another kind than its route says", async () => {
  const sheet = await app.inject("/api/v1/shops/7/sheet");
  expect([sheet.statusCode, sheet.body, sheet.headers["content-type"]]).toEqual([
    200,
    "a;7",
    "text/csv; charset=utf-8",
  ]);
  expect(sheet.headers["content-disposition"]).toBe('attachment; filename="sheet.csv"');
  expect((await app.inject("/api/v1/shops/zip/sheet")).headers["content-type"]).toBe("application/zip");
});
