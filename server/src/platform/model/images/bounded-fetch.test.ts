import { expect, test } from "vitest";
import { usualLimits, usualTimer, watchLimits } from "../wire/call-limits.ts";
import { boundedFetch } from "./bounded-fetch.ts";

async function fetched(response: Response): Promise<Response> {
  const watch = watchLimits(usualLimits, undefined, usualTimer);
  try {
    return await boundedFetch(watch, async () => response)("http://127.0.0.1:9/v1/images", {});
  } finally {
    watch.end();
  }
}

test("what was compressed on its way is read as it came out, and its other words stay", async () => {
  const headers = { "content-encoding": "gzip", "content-length": "999", "x-request-id": "1" };
  const response = await fetched(new Response('{"data":[]}', { headers }));
  expect(await response.json()).toEqual({ data: [] });
  expect(Object.fromEntries(response.headers)).not.toHaveProperty("content-encoding");
  expect(Object.fromEntries(response.headers)).not.toHaveProperty("content-length");
  expect(response.headers.get("x-request-id")).toBe("1");
});

test("a refusal is handed on whatever it holds, an answer that is empty or a page is none", async () => {
  expect((await fetched(new Response("<h1>Busy</h1>", { status: 503 }))).status).toBe(503);
  expect((await fetched(new Response(null, { status: 401 }))).status).toBe(401);
  await expect(fetched(new Response(""))).rejects.toMatchObject({ reason: "empty_body" });
  await expect(fetched(new Response("\n <h1>Sign in</h1>"))).rejects.toMatchObject({ reason: "web_page" });
});

test("an answer has twelve megabytes at most", async () => {
  const most = 12 * 1024 * 1024;
  expect((await (await fetched(new Response(Buffer.alloc(most, "x")))).bytes()).length).toBe(most);
  await expect(fetched(new Response(Buffer.alloc(most + 1, "x")))).rejects.toMatchObject({ reason: "too_large" });
});
