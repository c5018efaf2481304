import type { Routes } from "@seedbed/contract/route";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { attachmentOf } from "./attachment.ts";
import { serverTimes, usualTimes } from "./connection-times.ts";
import { createServer } from "./create-server.ts";
import { entityTagOf } from "./entity-tag.ts";
import type { Handlers } from "./handler.ts";
import { rangeOf } from "./range-of.ts";
import { registerRoutes } from "./register-routes.ts";

test.each([
  ["bytes=0-", { first: 0, last: 99 }],
  ["bytes=10-19", { first: 10, last: 19 }],
  ["bytes=90-500", { first: 90, last: 99 }],
  ["bytes=-10", { first: 90, last: 99 }],
  ["bytes=-500", { first: 0, last: 99 }],
  ["bytes=100-", "outside"],
  ["bytes=-0", "outside"],
])("of a hundred bytes %s is a range, or outside of them", (header, expected) => {
  expect(rangeOf(header, 100)).toEqual(expected);
});

test.each([undefined, "", "bytes=-", "bytes=20-10", "bytes=0-1,5-6", "lines=1-2", "bytes=a-b", "bytes=1.5-2"])(
  "%s asks for all of them",
  (header) => {
    expect(rangeOf(header, 100)).toBeNull();
  },
);

test.each([
  ["report.pdf", 'attachment; filename="report.pdf"'],
  ["漢字.pdf", "attachment; filename=\".pdf\"; filename*=UTF-8''%E6%BC%A2%E5%AD%97.pdf"],
  ["a-漢-字-b.pdf", "attachment; filename=\"a-b.pdf\"; filename*=UTF-8''a-%E6%BC%A2-%E5%AD%97-b.pdf"],
  ["Café.pdf", "attachment; filename=\"Cafe.pdf\"; filename*=UTF-8''Caf%C3%A9.pdf"],
  ["half \ud83d.pdf", "attachment; filename=\"half -.pdf\"; filename*=UTF-8''half%20%EF%BF%BD.pdf"],
  ["it's (1) *new*.pdf", 'attachment; filename="it\'s (1) *new*.pdf"'],
  [
    "„it's (1) *new*“.pdf",
    "attachment; filename=\"it's (1) *new*-.pdf\"; filename*=UTF-8''%E2%80%9Eit%27s%20%281%29%20%2Anew%2A%E2%80%9C.pdf",
  ],
  ['a "b" \\c.pdf', "attachment; filename=\"a b c.pdf\"; filename*=UTF-8''a%20%22b%22%20%5Cc.pdf"],
])("a file is kept as %s, also by those who know plain letters only", (name, header) => {
  expect(attachmentOf(name)).toBe(header);
});

test.each([
  ['"a1"', "a1"],
  [' W/"a1" ', "a1"],
  ["a1", "a1"],
  ["*", undefined],
  [" * ", undefined],
  [undefined, undefined],
])("the header %j asks for the tag %j", (header, tag) => {
  expect(entityTagOf(header)).toBe(tag);
});

const routes = {
  "GET v1/shared/{name}": { summary: "Anybody.", access: "public", status: 200, answer: z.string() },
  "POST v1/ordered": { summary: "Costs.", access: "member", status: 200, answer: z.string(), expensive: true },
  "GET v1/often": { summary: "Costs little.", access: "member", status: 200, answer: z.string() },
  "GET v1/film": { summary: "A film.", access: "member", status: 200, video: true },
  "GET v1/picture": { summary: "A picture.", access: "member", status: 200, image: true },
  "GET v1/letters/{count}": { summary: "Letters.", access: "member", status: 200, answer: z.string() },
  "GET v1/file": { summary: "A file.", access: "member", status: 200, file: "text/csv" },
} as const satisfies Routes;

const handlers: Handlers<typeof routes> = {
  "GET v1/shared/{name}": async ({ params }) => params.name,
  "POST v1/ordered": async () => "ordered",
  "GET v1/often": async () => "read",
  "GET v1/film": async () => ({
    name: "film.mp4",
    mediaType: "video/mp4",
    tag: "one",
    bytes: 10,
    read: async ({ first, last }) =>
      (async function* () {
        yield Buffer.from("0123456789").subarray(first, last + 1);
      })(),
  }),
  "GET v1/picture": async () => ({ mediaType: "image/png", tag: "one", content: Buffer.from("picture") }),
  "GET v1/letters/{count}": async ({ params }) => "x".repeat(Number(params.count)),
  "GET v1/file": async () => ({ name: "Größen.csv", content: Buffer.from("a;b") }),
};

let app: Awaited<ReturnType<typeof createServer>>;
beforeAll(async () => {
  app = await createServer({ log: pino({ level: "silent" }), publicUrl: "http://localhost", callsPerMinute: 10_000 });
  const authenticate = async () => ({ userId: "ada", accountId: "mill", role: "member" as const, email: "" });
  const idempotentAnswers = {
    once: (_request: unknown, _route: string, work: () => Promise<unknown>) => work(),
    removeOld: async () => undefined,
  };
  registerRoutes(app, { routes, handlers }, { authenticate, idempotentAnswers });
});
afterAll(() => app.close());

async function passing(method: "GET" | "POST", url: string): Promise<number> {
  for (let passed = 0; passed < 70; passed += 1) {
    const { statusCode } = await app.inject({ method, url });
    if (statusCode === 429) return passed;
    expect(statusCode).toBe(200);
  }
  return Number.POSITIVE_INFINITY;
}

test("what anybody may ask by a name is asked thirty times a minute, what costs sixty times, all else as often as all calls", async () => {
  expect(await passing("GET", "/api/v1/shared/guess")).toBe(30);
  expect(await passing("POST", "/api/v1/ordered")).toBe(60);
  expect(await passing("GET", "/api/v1/often")).toBe(Number.POSITIVE_INFINITY);
});

test("a picture is kept by whoever was let in alone, and is not sent again to who has it", async () => {
  const first = await app.inject("/api/v1/picture");
  expect([first.statusCode, first.body, first.headers["content-type"]]).toEqual([200, "picture", "image/png"]);
  const again = await app.inject({ url: "/api/v1/picture", headers: { "if-none-match": 'W/"one"' } });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
  for (const { headers } of [first, again])
    expect([headers.etag, headers["cache-control"], headers.vary]).toEqual([
      '"one"',
      "private, no-cache",
      expect.stringContaining("authorization"),
    ]);
  expect((await app.inject({ url: "/api/v1/picture", headers: { "if-none-match": '"two"' } })).statusCode).toBe(200);
});

test("an answer of a kilobyte and more is sent compressed, by Brotli or else by gzip", async () => {
  const encodingOf = async (count: number, encodings: string) =>
    (await app.inject({ url: `/api/v1/letters/${count}`, headers: { "accept-encoding": encodings } })).headers[
      "content-encoding"
    ];
  expect(await encodingOf(1_100, "gzip, br")).toBe("br");
  expect(await encodingOf(1_100, "gzip")).toBe("gzip");
  expect([await encodingOf(900, "gzip, br"), await encodingOf(1_100, "identity")]).toEqual([undefined, undefined]);
});

test("a file is sent with its name and the letters that its text is in", async () => {
  const { headers, body } = await app.inject("/api/v1/file");
  expect([body, headers["content-type"], headers["content-disposition"]]).toEqual([
    "a;b",
    "text/csv; charset=utf-8",
    "attachment; filename=\"Groen.csv\"; filename*=UTF-8''Gr%C3%B6%C3%9Fen.csv".replace("Groen", "Gro-en"),
  ]);
});

test("connections are kept for longer than a minute, as load balancers keep them, and uploads may be slow, but not stand still", () => {
  expect(usualTimes.idle).toBeGreaterThan(60_000);
  // 20 MB in less than six hours, 30 kB in half a minute.
  expect((usualTimes.bodyRate * usualTimes.body) / 1_000).toBe(30_000);
  expect(serverTimes(usualTimes)).toEqual({
    keepAliveTimeout: 72_000,
    requestTimeout: 0,
    http: { headersTimeout: 20_000, connectionsCheckingInterval: 5_000 },
  });
});

test.each<[string, Record<string, string>, [status: number, body: string, range: string | undefined]]>([
  ["nothing more", {}, [200, "0123456789", undefined]],
  ["a range", { range: "bytes=2-4" }, [206, "234", "bytes 2-4/10"]],
  ["a range of the same film", { range: "bytes=8-", "if-range": '"one"' }, [206, "89", "bytes 8-9/10"]],
  ["a range of another film", { range: "bytes=8-", "if-range": '"two"' }, [200, "0123456789", undefined]],
  ["what lies behind its end", { range: "bytes=10-" }, [416, "", "bytes */10"]],
  ["one that it has", { "if-none-match": '"one"' }, [304, "", undefined]],
  ["one while it has another", { "if-none-match": '"two"' }, [200, "0123456789", undefined]],
])("a film is sent to a player that asks for %s as it needs it", async (_what, headers, expected) => {
  const answer = await app.inject({ url: "/api/v1/film", headers });
  expect([answer.statusCode, answer.body, answer.headers["content-range"]]).toEqual(expected);
  expect(answer.headers).toMatchObject({
    etag: '"one"',
    "cache-control": "private, no-cache",
    "accept-ranges": "bytes",
    vary: expect.stringContaining("authorization"),
  });
  if (answer.statusCode > 206) return;
  expect(answer.headers).toMatchObject({
    "content-type": "video/mp4",
    "content-length": String(answer.body.length),
    "content-disposition": 'inline; filename="film.mp4"',
  });
});
