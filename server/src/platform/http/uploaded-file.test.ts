import { gzipSync } from "node:zlib";
import type { Routes } from "@seedbed/contract/route";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { DatabaseAway } from "../database/outage.ts";
import { Failure } from "../failure.ts";
import { createServer } from "./create-server.ts";
import type { Handlers } from "./handler.ts";
import { registerRoutes } from "./register-routes.ts";
import { takePort } from "./take-port.ts";
import type { UploadedFile } from "./uploaded-file.ts";

const routes = {
  "POST v1/files": {
    summary: "Takes a file.",
    access: "member",
    status: 200,
    body: z.object({ title: z.string() }),
    answer: z.string(),
    largestFile: 1_000_000,
  },
  "POST v1/nothing": { summary: "Takes nothing.", access: "member", status: 200, answer: z.string() },
} as const satisfies Routes;

let app: Awaited<ReturnType<typeof createServer>>;
let url = "";
let problem: unknown;
const taken: { title: string; file: UploadedFile | undefined }[] = [];

const handlers: Handlers<typeof routes> = {
  "POST v1/files": async ({ body, file }) => {
    taken.push({ title: body.title, file });
    return "taken";
  },
  "POST v1/nothing": async () => {
    if (problem) throw problem;
    return "done";
  },
};

beforeAll(async () => {
  app = await createServer({ log: pino({ level: "silent" }), publicUrl: "http://localhost", callsPerMinute: 0 });
  const authenticate = async () => ({ userId: "ada", accountId: "mill", role: "member" as const, email: "" });
  const idempotentAnswers = { once: (_request: unknown, _route: string, work: () => Promise<unknown>) => work() };
  registerRoutes(app, { routes, handlers }, { authenticate, idempotentAnswers: idempotentAnswers as never });
  url = await app.listen({ port: 0, host: "127.0.0.1" });
});
beforeEach(() => {
  taken.length = 0;
  problem = undefined;
});
afterAll(async () => {
  app.server.closeAllConnections();
  await app.close();
});

async function send(parts: Record<string, string | File>) {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) form.set(name, part);
  const answer = await fetch(`${url}/api/v1/files`, { method: "POST", body: form });
  const text = await answer.text();
  return { status: answer.status, body: answer.ok ? text : JSON.parse(text) };
}
const fields = JSON.stringify({ title: "Visits" });
const fileOf = (bytes: number) => new File(["x".repeat(bytes)], "a.txt", { type: "text/csv" });

test("a file of the largest size is taken with its name and type and the fields beside it, one byte more is too large", async () => {
  expect(await send({ fields, file: fileOf(1_000_000) })).toEqual({ status: 200, body: "taken" });
  expect(taken).toMatchObject([{ title: "Visits", file: { name: "a.txt", mediaType: "text/csv" } }]);
  expect(taken[0]?.file?.content.length).toBe(1_000_000);
  // The last is so large that the rest of it is not read.
  for (const bytes of [1_000_001, 1_150_000])
    expect(await send({ fields, file: fileOf(bytes) })).toMatchObject({
      status: 413,
      body: { code: "too_large", detail: "The file is larger than 1 MB." },
    });
  expect(taken).toHaveLength(1);
});

test("fields that are no JSON are told so, and a text in place of the file is none", async () => {
  expect(await send({ fields: '{"title"', file: fileOf(1) })).toMatchObject({
    status: 400,
    body: { code: "unreadable", detail: "The fields of the form are not valid JSON." },
  });
  expect(await send({ file: fileOf(1) })).toMatchObject({ status: 422, body: { code: "invalid" } });
  expect((await send({ fields, file: "a text" })).status).toBe(200);
  expect(taken).toEqual([{ title: "Visits", file: undefined }]);
});

test("a call that needs no body is taken with an empty one, whatever it says that it is", async () => {
  for (const payload of ["", "  \n", "{}"]) {
    const headers = { "content-type": "application/json" };
    const { statusCode } = await app.inject({ method: "POST", url: "/api/v1/nothing", headers, payload });
    expect([payload, statusCode]).toEqual([payload, 200]);
  }
});

test.each([
  ["/home/ada/plans/visits.csv", "visits.csv"],
  ["C:\\plans\\visits.csv", "visits.csv"],
  ["visits.csv", "visits.csv"],
])("a file that is sent as %s is taken as %s, without folders", async (sent, name) => {
  const boundary = "line";
  const payload = [
    `--${boundary}\r\ncontent-disposition: form-data; name="fields"\r\n\r\n${fields}`,
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${sent}"\r\ncontent-type: text/csv\r\n\r\na;b`,
    `--${boundary}--\r\n`,
  ].join("\r\n");
  const headers = { "content-type": `multipart/form-data; boundary=${boundary}` };
  expect((await app.inject({ method: "POST", url: "/api/v1/files", headers, payload })).statusCode).toBe(200);
  expect(taken[0]?.file).toEqual({ name, mediaType: "text/csv", content: new Uint8Array(Buffer.from("a;b")) });
});

test.each([
  { path: "v1/files", type: "multipart/form-data; boundary=x", payload: "no form", detail: "The form cannot be read." },
  { path: "v1/nothing", type: "application/json", payload: '{"half', detail: "The body is not valid JSON." },
])("what comes to $path as $type and is none is told so", async ({ path, type, payload, detail }) => {
  const { statusCode, body } = await app.inject({
    ...{ method: "POST", url: `/api/${path}`, headers: { "content-type": type }, payload },
  });
  expect([statusCode, JSON.parse(body)]).toEqual([400, { code: "unreadable", detail }]);
});

test.each([
  [400, "unreadable"],
  [401, "unauthenticated"],
  [403, "forbidden"],
  [404, "not_found"],
  [413, "too_large"],
  [415, "unsupported_media"],
  [418, "unreadable"],
  [429, "rate_limited"],
  [399, "unexpected"],
  [500, "unexpected"],
] as const)("what the server itself refuses with %i is told as %s", async (statusCode, code) => {
  problem = Object.assign(new Error("Refused."), { statusCode });
  const { body } = await app.inject({ method: "POST", url: "/api/v1/nothing" });
  const detail = code === "unexpected" ? "Unexpected error occurred." : "Refused.";
  expect(JSON.parse(body)).toEqual({ code, detail });
});

test("what is not there is told by its path alone, and one that cannot be read as such", async () => {
  const told = async (url: string, method: "GET" | "PUT" = "GET") =>
    JSON.parse((await app.inject({ method, url })).body);
  expect([
    await told("/api/none?token=secret", "PUT"),
    await told("/api/%zz"),
    await told(`/api/${"x/".repeat(9)}`),
  ]).toEqual([
    { code: "not_found", detail: "There is nothing at PUT /api/none." },
    { code: "unreadable", detail: "The path cannot be read." },
    { code: "not_found", detail: `There is nothing at GET /api/${"x/".repeat(9)}.` },
  ]);
});

test("a call that is compressed is not taken: a small one may unfold to a large one", async () => {
  const headers = { "content-type": "application/json", "content-encoding": "gzip" };
  const payload = gzipSync("{}");
  const { statusCode } = await app.inject({ method: "POST", url: "/api/v1/nothing", headers, payload });
  expect(statusCode).toBe(400);
});

const deadlock = Object.assign(new Error("deadlock detected"), { severity: "ERROR", code: "40P01" });

test.each([
  ["a database that is away", { thrown: new DatabaseAway(new Error("gone")), answered: [503, "5"] }],
  ["changes that were in each other's way", { thrown: deadlock, answered: [503, "5"] }],
  [
    "a failure that says when",
    { thrown: new Failure("unavailable", "Later.", { retryAfter: 7 }), answered: [503, "7"] },
  ],
  ["a defect", { thrown: new Error("a secret"), answered: [500, undefined] }],
])("%s is answered with the time after which to try again, where that helps", async (_what, { thrown, answered }) => {
  problem = thrown;
  const answer = await app.inject({ method: "POST", url: "/api/v1/nothing" });
  expect([answer.statusCode, answer.headers["retry-after"]]).toEqual(answered);
  expect(answer.body).not.toContain("secret");
});

test("a port on which another program listens is told with the next one, and a free one is taken at once", async () => {
  const used = Number(new URL(url).port);
  await expect(takePort("127.0.0.1", used)).rejects.toThrow(
    `Port ${used} on 127.0.0.1 is already in use: stop the other program or start with another PORT, for example PORT=${used + 1} npm start.`,
  );
  const free = await takePort("127.0.0.1", 0);
  await expect(takePort("127.0.0.1", free.port)).rejects.toThrow("already in use");
  (free.handle as { close(): void }).close();
  expect(await takePort("127.0.0.1", free.port)).toEqual({ host: "127.0.0.1", port: free.port });
});
