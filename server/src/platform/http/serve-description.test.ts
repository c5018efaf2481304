import { brotliDecompressSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createServer } from "./create-server.ts";

let app: FastifyInstance;

beforeAll(async () => {
  app = await createServer({ log: pino({ level: "silent" }), publicUrl: "http://localhost", callsPerMinute: 0 });
});
afterAll(() => app.close());

const get = (headers: Record<string, string> = {}) => app.inject({ url: "/api/openapi.json", headers });

test("the description of the API is made once, sent compressed, and not again to whoever has it", async () => {
  const made = vi.spyOn(app, "swagger");
  const [plain, small] = await Promise.all([get(), get({ "accept-encoding": "gzip, br" })]);
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
  const again = await get({ "if-none-match": String(etag) });
  expect([again.statusCode, again.payload]).toEqual([304, ""]);
  expect((await get({ "if-none-match": '"another"' })).statusCode).toBe(200);
  expect(made).toHaveBeenCalledTimes(1);
});

test("who takes no Brotli gets the description as it is", async () => {
  const { headers, payload } = await get({ "accept-encoding": "br;q=0, identity" });
  expect(headers["content-encoding"]).toBeUndefined();
  expect(JSON.parse(payload)).toHaveProperty("paths");
});
