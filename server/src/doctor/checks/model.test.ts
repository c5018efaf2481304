import { expect, onTestFinished, test } from "vitest";
import { chunk, whole } from "#test-support/wild-model/good-answer.ts";
import { error, events, hangAfter, json, send, stream, unless } from "#test-support/wild-model/serve.ts";
import { type Serve, startWildServer } from "#test-support/wild-model/wild-server.ts";
import type { CallForm } from "../../platform/model/wire/call-form.ts";
import { checkModel } from "./model.ts";

const suggestion = (title: string) => ({ title, description: `${title} would notice the meter first.` });
const text = JSON.stringify({ suggestions: ["Guests", "Cleaners", "Facility managers"].map(suggestion) });
const words = (text.match(/.{1,12}/gs) ?? []).map((content) => chunk({ content }));
const end = [
  chunk({}, { finish_reason: "stop" }),
  { choices: [], usage: { prompt_tokens: 700, completion_tokens: 60 } },
];

/** Streams an answer over some time, so that there is a speed. */
const streamed: Serve = async ({ response }) => {
  response.writeHead(200, { "content-type": "text/event-stream" });
  for (const part of [words.slice(0, 2), [...words.slice(2), ...end]]) {
    await new Promise((resolve) => response.write(events(part, { done: false }), resolve));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  response.end();
};
const either: Serve = (call) => (call.body.stream ? streamed(call) : json(whole({ content: text }))(call));
const otherwise = (...rules: Parameters<typeof unless>): Serve => unless(...rules, [() => true, either]);

async function found(serve: Serve, { id = "gpt-5-mini", patience = 20_000, close = false } = {}) {
  const server = await startWildServer(serve);
  onTestFinished(server.close);
  if (close) await server.close();
  const kept: CallForm[] = [];
  const forms = { read: async () => undefined, write: async (_model: object, form: CallForm) => void kept.push(form) };
  const ai = { model: { provider: "openai-compatible" as const, id }, baseUrl: server.url, apiKey: "hunter2" };
  const answers = await checkModel(
    { ...ai, concurrency: 1, accountConcurrency: 1 },
    { forms, patience, signal: new AbortController().signal },
  );
  const lines = answers.map(
    ({ status, says, todo }) => `${status}: ${says.replace(`openai-compatible/${id}`, "It")}${todo ? ` ${todo}` : ""}`,
  );
  expect(lines.join()).not.toContain("hunter2");
  return { lines, kept, calls: server.calls.length };
}

const report =
  /^ok: A report is 27 calls, which read about 48,000 tokens and write 16,000: at this speed it takes .+ if the calls run side by side, .+ one after the other and costs about \$0\.04\.$/;

test("without a model the drafter writes", async () => {
  const options = { forms: undefined, patience: 20_000, signal: new AbortController().signal };
  expect(await checkModel({ concurrency: 1, accountConcurrency: 1 }, options)).toEqual([
    {
      status: "ok",
      says: "AI_MODEL is not set: the offline drafter writes. Set it, and AI_API_KEY or AI_BASE_URL, to connect a model.",
      todo: null,
    },
  ]);
});

test("a model that streams and keeps to a strict schema is fine; what a report takes and costs is told, and the form is kept", async () => {
  const { lines, kept, calls } = await found(either);
  expect(lines[0]).toMatch(/^ok: It answers, with \d+ tokens a second\.$/);
  expect(lines[1]).toBe(
    "ok: It keeps to the schema of the answer. The schema is sent as strict json_schema, which is remembered.",
  );
  expect(lines[2]).toMatch(report);
  expect(kept).toMatchObject([{ schema: "strict" }]);
  expect(calls).toBe(1);
});

test("a model for small tasks is asked, too, unless it is the same one", async () => {
  const server = await startWildServer(either);
  onTestFinished(server.close);
  const asked = async (fast: string) => {
    const [model, fastModel] = ["gpt-5", fast].map((id) => ({ provider: "openai-compatible" as const, id }));
    const ai = { ...(model && { model }), ...(fastModel && { fastModel }), baseUrl: server.url };
    const answers = await checkModel(
      { ...ai, concurrency: 1, accountConcurrency: 1 },
      { forms: undefined, patience: 20_000, signal: new AbortController().signal },
    );
    return answers.flatMap(({ says }) => /^openai-compatible\/(\S+) answers/.exec(says)?.[1] ?? []);
  };
  expect(await asked("gpt-5-mini")).toEqual(["gpt-5", "gpt-5-mini"]);
  expect(await asked("gpt-5")).toEqual(["gpt-5"]);
});

test("a model without a known price is told without a price", async () => {
  const { lines } = await found(either, { id: "llama-3.2" });
  expect(lines[2]).toMatch(/one after the other\.$/);
});

test("a server that takes json_object only", async () => {
  const { lines, kept } = await found(
    otherwise([
      ({ body }) => body.response_format?.type === "json_schema",
      error(400, "json_schema is not supported, use json_object"),
    ]),
  );
  expect(lines[1]).toMatch(/The schema is sent as json_object, with the schema in words, which is remembered\.$/);
  expect(kept).toMatchObject([{ schema: "object" }]);
});

test("a server that neither streams nor knows schemas", async () => {
  const { lines, kept } = await found(
    otherwise(
      [({ body }) => body.stream, error(400, "Streaming is not supported.")],
      [({ body }) => body.response_format, error(400, "Unknown field: response_format")],
    ),
  );
  expect(lines).toEqual([
    "ok: It answers.",
    "note: It does not stream: nobody sees a word before an answer is whole. Let its server, and a proxy before it, stream answers.",
    "ok: It keeps to the schema of the answer. The schema is sent in words alone, which is remembered.",
  ]);
  expect(kept).toMatchObject([{ stream: false, schema: "prompt" }]);
});

test("a model that takes any form and keeps to none", async () => {
  const { lines } = await found(stream([chunk({ content: "Sure: " }), ...words, ...end]));
  expect(lines.find((line) => line.includes("schema"))).toBe(
    "note: It does not keep to the schema of the answer: Seedbed mends what it can and asks again for the rest. The schema is sent as strict json_schema, which is remembered. Choose a server that enforces json_schema, or a model that follows instructions better.",
  );
});

test("a model that reads less than a small task", async () => {
  const tooLong = error(400, "maximum context length is 512 tokens");
  const { lines } = await found(tooLong);
  expect(lines).toEqual([
    "wrong: It: The request is longer than this model can read. Set AI_MODEL to one that reads more, or give a local model a larger context.",
  ]);
});

test.each([
  ["a wrong key", error(401, "no"), "wrong: It: The model provider did not accept the API key. Check AI_API_KEY."],
  ["no credit", error(402, "no"), "wrong: It: The account at the model provider has no credit left. Top it up."],
  [
    "an unknown model",
    error(404, "model not found", { code: "model_not_found" }),
    "wrong: It: The model provider does not know the model. Check AI_MODEL.",
  ],
  [
    "a web page",
    send("<html>Welcome</html>", "text/html"),
    "wrong: It: A web page answered instead of the model provider. Check AI_BASE_URL, which often ends in /v1.",
  ],
  [
    "a busy server",
    error(503, "busy"),
    "note: It: The model provider has too much to do at the moment. Try again in a few minutes.",
  ],
])("%s", async (_name, serve, line) => {
  expect((await found(serve)).lines).toEqual([line]);
});

test("nobody there", async () => {
  expect((await found(either, { close: true })).lines).toEqual([
    "wrong: It: Nobody answers at the address of the model provider. Start it or check AI_BASE_URL.",
  ]);
});

test("a model that writes nothing in time is no broken one", async () => {
  expect((await found(hangAfter(), { patience: 1_000 })).lines).toEqual([
    "note: It wrote nothing within 1 s: it is slow, being loaded, or stuck. Try npm run doctor -- --seconds 300, which waits longer. AI_FIRST_TOKEN_SECONDS says how long a report waits.",
  ]);
});

test("a slow model is told its speed and what a report takes", async () => {
  const slowly: Serve = ({ response }) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    let next = 0;
    const writing = setInterval(() => response.write(events([words[next++ % 3]], { done: false })), 50);
    response.on("close", () => clearInterval(writing));
  };
  const { lines } = await found(slowly, { patience: 2_000 });
  expect(lines[0]).toMatch(
    /^note: It is slow: it was not done within 2 s, with [\d.]+ tokens a second\. Try npm run doctor -- --seconds 300, which waits longer\.$/,
  );
  expect(lines[1]).toMatch(report);
});
