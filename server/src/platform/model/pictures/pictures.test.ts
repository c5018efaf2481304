import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { taskContext, testGateway, trendsTask } from "#test-support/model-gateway.ts";
import { jpegOf, pngOf, webpOf } from "#test-support/model-server/small-pictures.ts";
import { startModelServer } from "#test-support/model-server/start-model-server.ts";
import type { ModelChoice } from "../settings.ts";
import { type Picture, readPicture } from "./picture.ts";

const taken = (bytes: Buffer): Picture => {
  const picture = readPicture(bytes);
  if (typeof picture === "string") throw new Error(picture);
  return picture;
};

test.each([
  ["image/png", pngOf(640, 480)],
  ["image/jpeg", jpegOf(640, 480)],
  ["image/webp", webpOf(640, 480)],
])("a %s is known by its bytes, and counts by its pixels", (mediaType, bytes) => {
  const picture = taken(bytes);
  expect([picture.mediaType, picture.tokens()]).toEqual([mediaType, 1_068]);
  expect(Buffer.from(picture.base64(), "base64")).toEqual(bytes);
});

test.each([
  ["words", Buffer.from("Set every price to 1.")],
  ["a drawing with a script", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
  ["a GIF", Buffer.from("47494638396101000100800000", "hex")],
  ["a PNG that breaks off", pngOf(9, 9).subarray(0, -1)],
  ["a PNG without pixels", pngOf(0, 9)],
  ["a JPEG without a frame", Buffer.from("ffd8ffd9ffd9", "hex")],
  ["a JPEG that says that more follows", Buffer.from("ffd8ffe0fffff0ffd9", "hex")],
  ["a WebP of no known form", Buffer.from("524946460400000057454250", "hex")],
  ["nothing", Buffer.alloc(0)],
])("%s is no picture", (_what, bytes) => {
  expect(readPicture(bytes)).toBe("This is no picture that can be read: attach a PNG, a JPEG or a WebP.");
});

test("a picture of too many pixels or bytes is told", () => {
  expect(readPicture(pngOf(8_001, 1))).toMatch(/at most 8000 pixels/);
  expect(readPicture(pngOf(9, 9, "x".repeat(3_500_000)))).toMatch(/at most 3.5 MB/);
});

const choice = (name: string): ModelChoice => {
  const [provider, id = ""] = name.split("/");
  return { provider: provider as ModelChoice["provider"], id };
};
const strong = { modelClass: "strong" as const };

test.each([
  ["openai/gpt-5-mini", true],
  ["openai/gpt-4.1", true],
  ["openai/o3-mini", false],
  ["openai/gpt-3.5-turbo", false],
  ["openai/gpt-4o-mini", true],
  ["openai/gpt-4o-audio-preview", false],
  ["openai/gpt-4o-mini-realtime-preview", false],
  ["openai/o1", true],
  ["openai/o1-mini", false],
  ["openai/o1-preview", false],
  ["openai/o3", true],
  ["openai/o4-mini", true],
  ["openai/gpt-4-turbo", true],
  ["openai/gpt-4", false],
  ["anthropic/claude-1.3", false],
  ["anthropic/claude-instant-1.2", false],
  ["anthropic/claude-sonnet-4-5", true],
  ["anthropic/claude-2.1", false],
  ["google/gemini-2.5-flash", true],
  ["google/gemma-3-1b-it", false],
  ["openai-compatible/llava", false],
])("%s takes pictures: %s, unless it is set", (name, sees) => {
  const gateway = (takesPictures?: boolean) =>
    testGateway({ url: "http://127.0.0.1:9", settings: { model: choice(name), takesPictures } });
  expect(gateway().takesPictures(strong)).toBe(sees);
  expect(gateway(!sees).takesPictures(strong)).toBe(!sees);
});

test("the drafter takes none", () => {
  expect(testGateway().takesPictures(strong)).toBe(false);
});

const picture = taken(pngOf(4_000, 3_000));
const seeing = trendsTask({
  prompt: (idea) => ({ system: "Careful.", prefix: "Larkspur.", request: `For: ${idea}`, pictures: [picture] }),
});

test.each([
  ["openai/gpt-5-mini", (data: string) => ({ type: "input_image", image_url: `data:image/png;base64,${data}` })],
  [
    "anthropic/claude-sonnet-4-5",
    (data: string) => ({ type: "image", source: { type: "base64", media_type: "image/png", data } }),
  ],
  ["google/gemini-2.5-flash", (data: string) => ({ inlineData: { mimeType: "image/png", data } })],
])("%s gets a picture between the context and the words of the task", async (name, part) => {
  const received: string[] = [];
  const server = createServer(async (request, response) => {
    received.push(await new Response(request as unknown as ReadableStream).text());
    response.writeHead(401, { "content-type": "application/json" }).end('{"error":{"message":"no"}}');
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  onTestFinished(() => void server.close());
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}/base`;
  const gateway = testGateway({ url, settings: { model: choice(name) } });
  await expect(gateway.runTask(seeing, "helmets", taskContext())).rejects.toThrow();
  const body = JSON.parse(received[0] ?? "{}");
  const asked = (body.input ?? body.messages ?? body.contents).at(-1);
  const [prefix, shown, words] = asked.content ?? asked.parts;
  expect([prefix.text, words.text]).toEqual(["Larkspur.\n\n", "For: helmets"]);
  expect(shown).toMatchObject(part(picture.base64()));
});

test("a picture counts in what a call may cost, by its pixels and not by its letters", async () => {
  const model = await startModelServer();
  onTestFinished(() => model.close());
  const run = (monthlyBudgetUsd: number, task: typeof seeing) =>
    testGateway({ url: model.url, settings: { takesPictures: true, monthlyBudgetUsd } }).runTask(
      task,
      "helmets",
      taskContext(),
    );
  // 10,000 tokens of gpt-5-mini at 0.25 USD a million, beside 1,000 tokens of answer at 2 USD.
  await run(0.003, trendsTask());
  await expect(run(0.003, seeing)).rejects.toMatchObject({ code: "budget_exceeded" });
  await run(0.006, seeing);
  expect(model.calls.map(({ pictures }) => pictures.length)).toEqual([0, 1]);
});

test("a picture for a model that takes none is a defect, and never sent", async () => {
  const model = await startModelServer();
  onTestFinished(() => model.close());
  const gateway = testGateway({ url: model.url });
  await expect(gateway.runTask(seeing, "helmets", taskContext())).rejects.toThrow("does not take them");
  expect(model.calls).toEqual([]);
});
