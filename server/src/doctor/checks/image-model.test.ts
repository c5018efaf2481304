import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type ImageManner, type ImageServer, startImageServer } from "#test-support/model-server/image-server.ts";
import { checkImageModel } from "./image-model.ts";

let server: ImageServer;
beforeAll(async () => {
  server = await startImageServer();
});
beforeEach(() => {
  server.calls.length = 0;
});
afterAll(() => server.stop());

async function found(manner?: ImageManner, { makes = true, baseUrl = server.url } = {}) {
  if (manner) server.manners.push(manner);
  const settings = { choice: { provider: "openai" as const, id: "gpt-image-1" }, apiKey: "hunter2", baseUrl };
  // Short only where nothing answers.
  const patience = manner?.kind === "hang" ? 1_000 : 20_000;
  const answers = await checkImageModel(settings, { makes, patience, signal: new AbortController().signal });
  const lines = answers.map(
    ({ status, says, todo }) => `${status}: ${says.replace("openai/gpt-image-1", "It")}${todo ? ` ${todo}` : ""}`,
  );
  expect(lines.join()).not.toContain("hunter2");
  return lines;
}

test("without a model images are drawn", async () => {
  const options = { makes: true, patience: 20_000, signal: new AbortController().signal };
  expect(await checkImageModel(undefined, options)).toEqual([
    { status: "ok", says: "AI_IMAGE_MODEL is not set: Seedbed draws the images of concepts itself.", todo: null },
  ]);
});

test("a model that makes an image is fine; the smallest is asked for", async () => {
  expect(await found()).toEqual(["ok: It makes images, as PNG."]);
  expect(server.calls.map(({ body }) => body)).toMatchObject([{ size: "1024x1024", quality: "low" }]);
});

test("whoever only looks pays for no image", async () => {
  expect(await found(undefined, { makes: false })).toEqual([
    "note: It makes the images of concepts. It is tried by npm run doctor, which pays for one.",
  ]);
  expect(server.calls).toEqual([]);
});

test.each<[string, ImageManner, RegExp]>([
  [
    "a wrong key",
    { kind: "status", status: 401 },
    /^wrong: It: .+ did not accept the API key\. Check AI_IMAGE_API_KEY/,
  ],
  ["an unknown model", { kind: "status", status: 404 }, /^wrong: It: .+AI_IMAGE_/],
  ["a web page", { kind: "page" }, /^wrong: It: A web page answered .+AI_IMAGE_BASE_URL/],
  ["a busy server", { kind: "status", status: 503 }, /^note: It: .+ too much to do at the moment/],
  ["no image", { kind: "image", content: Buffer.from("<svg/>") }, /^wrong: It: /],
  ["nothing in time", { kind: "hang" }, /^note: It made no image within 1 s\. Try npm run doctor -- --seconds 300/],
])("%s", async (_name, manner, line) => {
  expect(await found(manner)).toEqual([expect.stringMatching(line)]);
});

test("nobody there", async () => {
  const gone = await startImageServer();
  await gone.stop();
  expect(await found(undefined, { baseUrl: gone.url })).toEqual([
    "wrong: It: Nobody answers at the address of the model provider. Start it or check AI_IMAGE_BASE_URL.",
  ]);
});
