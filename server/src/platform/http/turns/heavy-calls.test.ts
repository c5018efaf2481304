import type { AddressInfo } from "node:net";
import type { Routes } from "@seedbed/contract/route";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { createCourtesy } from "../../fairness/courtesy.ts";
import { createWorkQueues } from "../../fairness/work-queues.ts";
import { createServer } from "../create-server.ts";
import { endCalls } from "../end-calls.ts";
import type { Handlers } from "../handler.ts";
import { registerRoutes } from "../register-routes.ts";
import { createTurns } from "./heavy-calls.ts";

const routes = {
  "GET v1/list": {
    summary: "A list.",
    access: "member",
    status: 200,
    query: z.object({ search: z.string().optional() }),
    answer: z.string(),
    heavy: { work: "search", with: "search" },
  },
} as const satisfies Routes;

let app: Awaited<ReturnType<typeof createServer>>;
let queues = createWorkQueues(2);
let url = "";
let held = Promise.withResolvers<void>();
const running: string[] = [];

const handlers: Handlers<typeof routes> = {
  "GET v1/list": async ({ actor, query }) => {
    if (query.search) {
      running.push(actor.accountId);
      await held.promise;
    }
    return actor.accountId;
  },
};

beforeAll(async () => {
  app = await createServer({ log: pino({ level: "silent" }), publicUrl: "http://localhost", callsPerMinute: 0 });
  const idempotentAnswers = {
    once: (_request: unknown, _route: string, work: () => Promise<unknown>) => work(),
    removeOld: async () => undefined,
  };
  const authenticate = async (company = "") => ({
    userId: company,
    accountId: company,
    role: "member" as const,
    email: "",
  });
  registerRoutes(
    app,
    { routes, handlers },
    { authenticate, idempotentAnswers, takeTurn: (...given) => createTurns({ queues, ...createCourtesy() })(...given) },
  );
  await app.listen({ port: 0, host: "127.0.0.1" });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/v1/list`;
});
beforeEach(() => {
  queues = createWorkQueues(2);
  held = Promise.withResolvers<void>();
  running.length = 0;
});
// A connection that undici keeps would be waited for as long as the server keeps it.
afterAll(() => endCalls(app, 0));

const call = (company: string, search = "?search=soap", signal?: AbortSignal) =>
  fetch(url + search, { headers: { authorization: company }, signal });

test("of a company's heavy calls one is done, sixty wait, and the next is refused with the time to wait; others are answered", async () => {
  const calls = Array.from({ length: 61 }, () => call("a"));
  await expect.poll(() => queues.search.waitingOf("a")).toBe(60);
  expect(running).toEqual(["a"]);
  const refused = await call("a");
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "5"]);
  expect(await refused.json()).toEqual({
    code: "rate_limited",
    detail: "60 searches of your company are waiting already. Try again in 5 seconds.",
  });
  const other = call("b");
  await expect.poll(() => running).toEqual(["a", "b"]);
  expect((await call("a", "")).status).toBe(200);
  expect((await call("a", "?search=")).status).toBe(200);
  held.resolve();
  expect((await Promise.all([...calls, other])).map(({ status }) => status)).toEqual(Array(62).fill(200));
  expect(queues.search.waitingOf("a")).toBe(0);
});

test("who goes away while waiting leaves the queue, and is not worked for", async () => {
  const first = call("a");
  await expect.poll(() => running).toEqual(["a"]);
  const leaving = new AbortController();
  const left = call("a", "?search=soap", leaving.signal).catch((error: Error) => error.name);
  await expect.poll(() => queues.search.waitingOf("a")).toBe(1);
  leaving.abort();
  expect(await left).toBe("AbortError");
  await expect.poll(() => queues.search.waitingOf("a")).toBe(0);
  held.resolve();
  expect((await first).status).toBe(200);
  expect(running).toEqual(["a"]);
});

test.each([
  ["search", "searches"],
  ["comparison", "comparisons of ideas"],
  ["document", "documents"],
] as const)("who may not wait any more for a %s is told what waits", async (work, words) => {
  const full = createTurns({ queues: { [work]: { waitingOf: () => 60 } } } as never);
  const request = { actor: { accountId: "a", userId: "ada" }, query: {} } as never;
  await expect(full({ work }, { request, reply: {} as never }, async () => "done")).rejects.toThrow(
    `60 ${words} of your company are waiting already. Try again in 5 seconds.`,
  );
});
