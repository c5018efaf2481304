import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { accountId, failureOfTask, testGateway, userId } from "#test-support/model-gateway.ts";
import {
  type ImageManner,
  type ImageServer,
  jpeg,
  png,
  startImageServer,
  webp,
} from "#test-support/model-server/image-server.ts";
import type { ModelSettings } from "../settings.ts";
import { usualTimer, watchLimits } from "../wire/call-limits.ts";
import { connectImageModel } from "./connect-image-model.ts";
import { imageKind, largestImage } from "./image-kind.ts";
import type { MadeImage } from "./image-task.ts";

let server: ImageServer;
beforeAll(async () => {
  server = await startImageServer();
});
beforeEach(() => {
  server.calls.length = 0;
  server.manners.length = 0;
});
afterAll(() => server.stop());

const task = { name: "concept-image", version: 1, prompt: (secret: string) => `Draw ${secret}.` };

/** Longer than any busy machine takes for an answer that comes at once. */
const patient = { firstMs: 60_000, idleMs: 60_000, totalMs: 60_000 };

function gatewayOf(settings: Partial<ModelSettings> = {}, id = "gpt-image-1") {
  const gateway = testGateway({
    settings: {
      image: { choice: { provider: "openai", id }, apiKey: "image-key", baseUrl: server.url },
      limits: patient,
      ...settings,
    },
  });
  const stored: MadeImage[] = [];
  const kept: string[] = [];
  const make = (change: { store?: (image: MadeImage) => Promise<string>; signal?: AbortSignal } = {}) => {
    if (!gateway.makeImage) throw new Error("there is no model for images");
    return gateway.makeImage({
      task,
      input: "the secret garden",
      accountId,
      userId,
      idempotencyKey: "run-1/image",
      store: async (image) => `file-${stored.push(image)}`,
      keep: (_transaction, file) => {
        kept.push(file);
        return {} as never;
      },
      ...change,
    });
  };
  return { ...gateway, make, stored, kept };
}

const usage = { input_tokens: 200, output_tokens: 1_568, total_tokens: 1_768 };
const image = (content: Buffer): ImageManner => ({ kind: "image", content });

describe("an image model", () => {
  test("gets prompt, key and idempotency key; its image is stored as it came, with what it cost", async () => {
    server.manners.push({ kind: "image", content: webp, usage });
    const gateway = gatewayOf();
    expect(await gateway.make()).toBe("file-1");
    expect(gateway.stored).toEqual([{ content: webp, kind: "webp" }]);
    expect(gateway.kept).toEqual(["file-1"]);
    expect(server.calls).toMatchObject([
      {
        path: "/v1/images/generations",
        headers: { authorization: "Bearer image-key", "idempotency-key": "run-1/image" },
        body: {
          model: "gpt-image-1",
          prompt: "Draw the secret garden.",
          n: 1,
          size: "1536x1024",
          output_format: "webp",
        },
      },
    ]);
    expect(gateway.usage.rows).toMatchObject([
      {
        task: "concept-image",
        model: "openai/gpt-image-1",
        outcome: "ok",
        attempt: 1,
        tokensIn: 200,
        tokensOut: 1_568,
      },
    ]);
    expect(gateway.usage.rows[0]?.costUsd).toBeCloseTo(0.0637, 4);
    expect(JSON.stringify(gateway.logged)).not.toContain("secret");
  });

  test("may be any server that speaks like OpenAI, with a drafter that writes offline", async () => {
    const choice = { provider: "openai-compatible" as const, id: "flux" };
    const gateway = gatewayOf({ model: undefined, image: { choice, baseUrl: server.url } });
    expect(gateway.writer).toBe("offline drafter");
    expect(await gateway.make()).toBe("file-1");
    expect(server.calls[0]?.body).toMatchObject({ model: "flux", size: "1024x1024", response_format: "b64_json" });
    expect(testGateway().makeImage).toBeUndefined();
  });

  test.each([
    ["PNG", png, "png"],
    ["JPEG", jpeg, "jpg"],
    ["WebP", webp, "webp"],
  ])("may send %s", async (_name, content, kind) => {
    server.manners.push(image(content));
    const gateway = gatewayOf();
    await gateway.make();
    expect(gateway.stored).toEqual([{ content, kind }]);
  });

  test.each<[string, ImageManner, string]>([
    ["a page as its image", image(Buffer.from("<!doctype html><title>No image</title>")), "malformed"],
    ["an SVG as its image", image(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')), "malformed"],
    ["a PNG that breaks off", image(png.subarray(0, png.length - 20)), "malformed"],
    ["nothing as its image", image(Buffer.alloc(0)), "malformed"],
    ["a page", { kind: "page" }, "provider_error"],
    [
      "an image above 8 MB",
      image(Buffer.concat([png, Buffer.alloc(largestImage), png.subarray(-12)])),
      "provider_error",
    ],
    ["an answer without end", { kind: "endless" }, "provider_error"],
    ["the way to another address", { kind: "elsewhere" }, "provider_error"],
    ["that the key is wrong", { kind: "status", status: 401 }, "provider_error"],
  ])("that sends %s fails once, and nothing is stored", async (_name, manner, code) => {
    server.manners.push(manner);
    const gateway = gatewayOf();
    expect((await failureOfTask(gateway.make())).code).toBe(code);
    expect(server.calls).toHaveLength(1);
    expect([gateway.stored, gateway.kept]).toEqual([[], []]);
    expect(gateway.usage.rows).toMatchObject([{ outcome: code }]);
  });

  test.each<[string, ImageManner]>([
    ["hangs", { kind: "hang" }],
    ["hangs in the middle of its answer", { kind: "hang-in-the-middle" }],
  ])("that %s is left after its deadline, and not asked again", async (_name, manner) => {
    server.manners.push(manner);
    const gateway = gatewayOf({ limits: { ...patient, totalMs: 1_000 } });
    const failure = await failureOfTask(gateway.make());
    expect(failure).toMatchObject({ code: "timeout", sentence: expect.stringContaining("AI_IMAGE_MODEL") });
    expect(server.calls).toHaveLength(1);
    expect(gateway.usage.rows).toMatchObject([{ outcome: "timeout" }]);
  });

  test("that stumbles is asked up to three times, with the same idempotency key", async () => {
    server.manners.push({ kind: "status", status: 500 }, { kind: "cut" }, image(png));
    const gateway = gatewayOf();
    expect(await gateway.make()).toBe("file-1");
    expect(server.calls.map(({ headers }) => headers["idempotency-key"])).toEqual(Array(3).fill("run-1/image"));
    expect(gateway.usage.rows.map(({ outcome }) => outcome)).toEqual(["provider_error", expect.any(String), "ok"]);
    server.manners.push(...Array<ImageManner>(4).fill({ kind: "status", status: 503 }));
    await failureOfTask(gateway.make());
    expect(server.calls).toHaveLength(6);
  });

  test("is not asked when the budget does not reach", async () => {
    const gateway = gatewayOf({ monthlyBudgetUsd: 0.01 });
    expect((await failureOfTask(gateway.make())).code).toBe("budget_exceeded");
    expect(server.calls).toEqual([]);
  });

  test("whose image finds no place is paid once, and the person is told", async () => {
    const gateway = gatewayOf();
    const failure = await failureOfTask(gateway.make({ store: () => Promise.reject(new Error("full")) }));
    expect(failure.sentence).toContain("no place for files");
    expect(server.calls).toHaveLength(1);
    expect(gateway.kept).toEqual([]);
    expect(gateway.usage.rows).toMatchObject([{ outcome: "ok" }]);
  });

  test("ends with the person's cancellation", async () => {
    server.manners.push({ kind: "hang" });
    const cancel = new AbortController();
    const running = failureOfTask(gatewayOf().make({ signal: cancel.signal }));
    await expect.poll(() => server.calls.length).toBe(1);
    cancel.abort();
    expect((await running).code).toBe("cancelled");
  });
});

test.each([
  ["dall-e-3", false, { size: "1792x1024" }],
  ["dall-e-2", false, { size: "1024x1024" }],
  ["chatgpt-image-latest", false, { size: "1536x1024", quality: "medium" }],
  ["gpt-image-1", true, { size: "1024x1024", quality: "low" }],
  ["dall-e-3", true, { size: "1024x1024" }],
])("%s is asked for a size that it makes, small: %s", async (id, small, form) => {
  const model = connectImageModel({ choice: { provider: "openai", id }, baseUrl: server.url }, { limits: patient });
  const watch = watchLimits(patient, undefined, usualTimer);
  await model.make({ prompt: "Draw.", idempotencyKey: "doctor", watch, small });
  watch.end();
  const { size, quality } = server.calls[0]?.body ?? {};
  expect({ size, ...(quality === undefined ? {} : { quality }) }).toEqual(form);
});

test("what an image is, its bytes tell", () => {
  const riffless = Buffer.concat([Buffer.from("RAFF"), webp.subarray(4)]);
  expect([png, jpeg, webp].map(imageKind)).toEqual(["png", "jpg", "webp"]);
  for (const bytes of [
    Buffer.alloc(0),
    Buffer.from("GIF89a"),
    jpeg.subarray(0, 6),
    Buffer.concat([webp, png]),
    riffless,
  ])
    expect(imageKind(bytes)).toBeNull();
});

test("an image is waited for two minutes at most, and less where every call is", () => {
  const limitsOf = (limits: typeof patient) =>
    connectImageModel({ choice: { provider: "openai", id: "gpt-image-1" } }, { limits }).limits;
  expect(limitsOf({ firstMs: 180_000, idleMs: 60_000, totalMs: 3_600_000 })).toEqual({
    ...{ firstMs: 120_000, idleMs: 60_000, totalMs: 120_000 },
  });
  expect(limitsOf({ firstMs: 1, idleMs: 600_000, totalMs: 90_000 })).toEqual({
    ...{ firstMs: 90_000, idleMs: 90_000, totalMs: 90_000 },
  });
});

test("what is set aside for an image is what a wide one costs at most", async () => {
  expect((await failureOfTask(gatewayOf({ monthlyBudgetUsd: 0.08 }).make())).code).toBe("budget_exceeded");
  expect(await gatewayOf({ monthlyBudgetUsd: 0.081 }).make()).toBe("file-1");
});

test("an image has eight megabytes at most", async () => {
  expect(largestImage).toBe(8_388_608);
  const large = Buffer.concat([png, Buffer.alloc(largestImage - png.length - 12), png.subarray(-12)]);
  server.manners.push(image(large));
  const gateway = gatewayOf();
  await gateway.make();
  expect(gateway.stored[0]?.content.length).toBe(largestImage);
});
