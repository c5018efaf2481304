import { createServer, type IncomingHttpHeaders } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { failureOfTask, taskContext, testGateway, trendsTask } from "#test-support/model-gateway.ts";
import type { ModelChoice } from "../settings.ts";

interface Received {
  path: string | undefined;
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
}

const received: Received[] = [];
const server = createServer(async (request, response) => {
  const body = await new Response(request as unknown as ReadableStream).text();
  received.push({ path: request.url, headers: request.headers, body: JSON.parse(body) });
  response
    .writeHead(401, { "content-type": "application/json" })
    .end('{"error":{"message":"no","type":"authentication_error"}}');
});
let baseUrl: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const address = server.address();
  baseUrl = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}/base`;
});
beforeEach(() => void received.splice(0));
afterAll(() => void server.close());

async function requestOf(model: ModelChoice): Promise<Received> {
  const gateway = testGateway({ url: baseUrl, settings: { model } });
  expect(gateway.writer).toBe(`${model.provider}/${model.id}`);
  const failure = await failureOfTask(gateway.runTask(trendsTask(), "helmets", taskContext()));
  expect(failure.sentence).toContain("AI_API_KEY");
  const [request] = received;
  if (request === undefined) throw new Error("No request arrived.");
  expect(received).toHaveLength(1);
  expect(request.headers["idempotency-key"]).toBe("run-1/trends");
  return request;
}

test("OpenAI gets its key, the schema in strict mode, and is told not to store anything", async () => {
  const { path, headers, body } = await requestOf({ provider: "openai", id: "gpt-5-mini" });
  expect(path).toBe("/base/responses");
  expect(headers.authorization).toBe("Bearer test-key");
  expect(body).toMatchObject({
    model: "gpt-5-mini",
    stream: true,
    store: false,
    max_output_tokens: 9_000,
    text: { format: { type: "json_schema", strict: true, name: "report_market_trends" } },
  });
});

test("Anthropic gets its key, the schema, and the end of the shared prefix marked for its cache", async () => {
  const { path, headers, body } = await requestOf({ provider: "anthropic", id: "claude-sonnet-4-5" });
  expect(path).toBe("/base/messages");
  expect(headers["x-api-key"]).toBe("test-key");
  expect(body).toMatchObject({ model: "claude-sonnet-4-5", stream: true, max_tokens: 1_000 });
  expect(JSON.stringify(body)).toContain('"headline"');
  expect(body.messages).toMatchObject([
    {
      role: "user",
      content: [
        { text: expect.stringContaining("Larkspur"), cache_control: { type: "ephemeral" } },
        { text: "Trends for: helmets" },
      ],
    },
  ]);
});

test("Google gets its key and the schema", async () => {
  const { path, headers, body } = await requestOf({ provider: "google", id: "gemini-2.5-flash" });
  expect(path).toBe("/base/models/gemini-2.5-flash:streamGenerateContent?alt=sse");
  expect(headers["x-goog-api-key"]).toBe("test-key");
  expect(body).toMatchObject({ generationConfig: { responseMimeType: "application/json", maxOutputTokens: 9_000 } });
  expect(JSON.stringify(body)).toContain('"headline"');
});

test.each([
  ["openai", "https://api.openai.com/v1/"],
  ["anthropic", "https://api.anthropic.com/v1/"],
  ["google", "https://generativelanguage.googleapis.com/v1beta/"],
] as const)(
  "without a base URL %s is asked at its own address, whatever other variables say",
  async (provider, address) => {
    vi.stubEnv("OPENAI_BASE_URL", "http://elsewhere.invalid");
    vi.stubEnv("ANTHROPIC_BASE_URL", "http://elsewhere.invalid");
    const urls: string[] = [];
    const fetch = async (url: unknown) => {
      urls.push(String(url));
      return new Response("{}", { status: 401 });
    };
    const settings = { model: { provider, id: "some-model" }, apiKey: undefined };
    const failure = await failureOfTask(
      testGateway({ settings, dependencies: { fetch } }).runTask(trendsTask(), "helmets", taskContext()),
    );
    vi.unstubAllEnvs();
    expect(failure.sentence).toContain("AI_API_KEY");
    expect(urls).toEqual([expect.stringMatching(`^${address}`)]);
  },
);

test("for a task that somebody waits for OpenAI thinks little", async () => {
  const gateway = testGateway({ url: baseUrl, settings: { model: { provider: "openai", id: "gpt-5-mini" } } });
  await failureOfTask(gateway.runTask(trendsTask({ modelClass: "fast" }), "helmets", taskContext()));
  await failureOfTask(gateway.runTask(trendsTask(), "helmets", taskContext()));
  expect(received.map(({ body }) => [body.max_output_tokens, body.reasoning])).toEqual([
    [3_000, expect.objectContaining({ effort: "low" })],
    [9_000, undefined],
  ]);
});
