import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { type ModelServer, startModelServer } from "./start-model-server.ts";

const format = {
  type: "json_schema",
  json_schema: {
    name: "names",
    schema: { type: "object", properties: { title: { type: "string" } }, required: ["title"] },
  },
};
const body = (change: object = {}) =>
  JSON.stringify({
    model: "m",
    messages: [{ role: "user", content: "Name a helmet" }],
    response_format: format,
    ...change,
  });
const post = (url: string, content: string, headers: Record<string, string> = {}) =>
  fetch(`${url}/chat/completions`, {
    method: "POST",
    body: content,
    headers: { "content-type": "application/json", ...headers },
  });

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer({
    latencyMs: 120,
    firstTokenShare: 0.5,
    answers: { given: ({ prompt, filled }) => ({ prompt, filled }) },
  });
});
beforeEach(() => server.reset());
afterAll(() => server.close());

async function eventsOf(response: Response): Promise<string[]> {
  return (await response.text())
    .split("\n\n")
    .filter(Boolean)
    .map((event) => event.replace("data: ", ""));
}

const Completion = z.object({
  object: z.literal("chat.completion"),
  choices: z.tuple([z.object({ finish_reason: z.literal("stop"), message: z.object({ content: z.string() }) })]),
});

async function contentOf(response: Response): Promise<unknown> {
  return JSON.parse(Completion.parse(await response.json()).choices[0].message.content);
}

test("streams server-sent events that join to valid JSON, then the usage, then the end", async () => {
  const events = await eventsOf(
    await post(server.url, body({ stream: true, stream_options: { include_usage: true } })),
  );
  expect(events.at(-1)).toBe("[DONE]");
  const chunks = events.slice(0, -1).map((event) => JSON.parse(event));
  const text = chunks.map((chunk) => chunk.choices[0]?.delta.content ?? "").join("");
  expect(JSON.parse(text)).toEqual({ title: expect.any(String) });
  expect(chunks.at(-2).choices[0].finish_reason).toBe("stop");
  expect(chunks.at(-1)).toMatchObject({ choices: [], usage: { prompt_tokens: expect.any(Number) } });
});

test("leaves the usage out of a stream that did not ask for it", async () => {
  const events = await eventsOf(await post(server.url, body({ stream: true })));
  expect(events.join()).not.toContain("usage");
});

test("answers whole when not asked to stream", async () => {
  const response = await post(server.url, body());
  expect(await contentOf(response)).toHaveProperty("title");
});

test("gives a task the answer that was set for it", async () => {
  const named = { ...format, json_schema: { ...format.json_schema, name: "given" } };
  expect(await contentOf(await post(server.url, body({ response_format: named })))).toEqual({
    prompt: "Name a helmet",
    filled: { title: expect.any(String) },
  });
});

test("records when a call arrived, spoke first and ended", async () => {
  await (await post(server.url, body({ stream: true }), { "idempotency-key": "k1" })).text();
  await expect.poll(() => server.calls[0]?.outcome).toBe("answered");
  const [call] = server.calls;
  expect(call).toMatchObject({ number: expect.any(Number), task: "names", idempotencyKey: "k1", status: 200 });
  const { startedAt = 0, firstTokenAt = 0, finishedAt = 0 } = call ?? {};
  expect(firstTokenAt - startedAt).toBeGreaterThanOrEqual(60);
  expect(finishedAt - startedAt).toBeGreaterThanOrEqual(120);
});

test("a script counts the calls of its own task", async () => {
  server.script({ task: "names", call: 2 }, { kind: "status", status: 429, retryAfter: 1 });
  const other = { ...format, json_schema: { ...format.json_schema, name: "other" } };
  const statuses: number[] = [];
  for (const change of [{}, { response_format: other }, {}, {}])
    statuses.push((await post(server.url, body(change))).status);
  expect(statuses).toEqual([200, 200, 429, 200]);
});

test("rejects a request that is none, and paths it does not have", async () => {
  expect((await post(server.url, "{}")).status).toBe(400);
  expect((await fetch(`${server.url}/embeddings`)).status).toBe(404);
});

test("as a process it logs every start and end, so that calls can be counted after a kill", async () => {
  const log = join(await mkdtemp(join(tmpdir(), "model-server-")), "calls.jsonl");
  const main = join(import.meta.dirname, "main.ts");
  const child = spawn(process.execPath, [main, "--log", log], { stdio: ["ignore", "pipe", "inherit"] });
  const [line] = await once(child.stdout, "data");
  const url = String(line).trim().split(" ").at(-1) ?? "";
  const scripted = JSON.stringify({ matcher: { call: 2 }, behaviour: { kind: "hang" } });
  await fetch(new URL("/script", url), { method: "POST", body: scripted });
  await post(url, body(), { "idempotency-key": "first" });
  const hanging = post(url, body(), { "idempotency-key": "second" }).catch(() => undefined);
  const logged = async () =>
    (await readFile(log, "utf8"))
      .trim()
      .split("\n")
      .map((entry) => JSON.parse(entry));
  await expect.poll(async () => (await logged()).filter((entry) => entry.event === "start").length).toBe(2);
  child.kill("SIGKILL");
  await hanging;
  const entries = await logged();
  expect(entries.filter((entry) => entry.event === "start").map((entry) => entry.idempotencyKey)).toEqual([
    "first",
    "second",
  ]);
  expect(entries.filter((entry) => entry.event === "finish")).toMatchObject([
    { idempotencyKey: "first", task: "names", outcome: "answered" },
  ]);
});
