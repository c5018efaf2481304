import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { accountId, failureOfTask, testGateway, userId } from "#test-support/model-gateway.ts";
import {
  type SpeechManner,
  type SpeechServer,
  spokenWav,
  startSpeechServer,
} from "#test-support/model-server/speech-server.ts";
import { type Sound, secondsOf } from "../../film/voice/sound.ts";
import type { ModelSettings } from "../settings.ts";
import { connectSpeechModel } from "./connect-speech-model.ts";

let server: SpeechServer;
beforeAll(async () => {
  server = await startSpeechServer();
});
beforeEach(() => {
  server.calls.length = 0;
  server.manners.length = 0;
});
afterAll(() => server.stop());

/** Longer than any busy machine takes for an answer that comes at once. */
const patient = { firstMs: 60_000, idleMs: 60_000, totalMs: 60_000 };

function gatewayOf(settings: Partial<ModelSettings> = {}, id = "gpt-4o-mini-tts") {
  const choice = { provider: "openai" as const, id };
  const gateway = testGateway({
    settings: {
      speech: { choice, apiKey: "speech-key", baseUrl: server.url, voice: "sage" },
      limits: patient,
      ...settings,
    },
  });
  const stored: Sound[] = [];
  const say = (store: (sound: Sound) => Promise<void> = async (sound) => void stored.push(sound)) => {
    if (!gateway.speak) throw new Error("there is no model for speech");
    return gateway.speak({ text: "The secret garden.", accountId, userId, idempotencyKey: "video/0-1", store });
  };
  return { ...gateway, say, stored };
}

test("a speech model gets text, voice, key and idempotency key; its sound is stored as it came, with what it cost", async () => {
  const gateway = gatewayOf();
  expect(secondsOf(await gateway.say())).toBe(0.5);
  expect(gateway.stored).toHaveLength(1);
  expect(server.calls).toMatchObject([
    {
      path: "/v1/audio/speech",
      headers: { authorization: "Bearer speech-key", "idempotency-key": "video/0-1" },
      body: { model: "gpt-4o-mini-tts", voice: "sage", input: "The secret garden.", response_format: "wav" },
    },
  ]);
  expect(gateway.usage.rows).toMatchObject([
    { task: "speech", model: "openai/gpt-4o-mini-tts", outcome: "ok", tokensIn: 5, tokensOut: 10 },
  ]);
  expect(gateway.usage.rows[0]?.costUsd).toBeCloseTo(0.000123, 6);
  expect(JSON.stringify(gateway.logged)).not.toContain("secret");
  expect(testGateway().speak).toBeUndefined();
});

test.each<[string, SpeechManner, string]>([
  [
    "a page as its sound",
    { kind: "sound", content: Buffer.from("<!doctype html><title>Sign in</title>") },
    "provider_error",
  ],
  ["an MP3 as its sound", { kind: "sound", content: Buffer.from("ID3".padEnd(5_000, "\u0004")) }, "malformed"],
  ["silence without a length", { kind: "sound", content: spokenWav.subarray(0, 44) }, "malformed"],
  ["an answer without end", { kind: "endless" }, "provider_error"],
  ["the way to another address", { kind: "elsewhere" }, "provider_error"],
  ["that the key is wrong", { kind: "status", status: 401 }, "provider_error"],
])("one that sends %s fails once, and nothing is stored", async (_name, manner, code) => {
  server.manners.push(manner);
  const gateway = gatewayOf();
  const failure = await failureOfTask(gateway.say());
  expect(failure.code).toBe(code);
  expect(failure.sentence).not.toMatch(/AI_(MODEL|API_KEY|BASE_URL)/);
  expect(server.calls).toHaveLength(1);
  expect(gateway.stored).toEqual([]);
  expect(gateway.usage.rows).toMatchObject([{ outcome: code }]);
});

test("one that stumbles is asked up to three times, and one that hangs is left after its deadline", async () => {
  server.manners.push({ kind: "sound", content: Buffer.alloc(0) }, { kind: "cut" });
  const gateway = gatewayOf();
  expect(secondsOf(await gateway.say())).toBe(0.5);
  expect(server.calls).toHaveLength(3);
  server.manners.push({ kind: "hang" });
  const hasty = gatewayOf({ limits: { ...patient, totalMs: 1_000 } });
  expect(await failureOfTask(hasty.say())).toMatchObject({
    ...{ code: "timeout", sentence: expect.stringContaining("AI_SPEECH_MODEL") },
  });
});

test("one is not asked when the budget does not reach, and a sound that finds no place is told of", async () => {
  const poor = gatewayOf({ monthlyBudgetUsd: 0.0001 });
  expect((await failureOfTask(poor.say())).code).toBe("budget_exceeded");
  expect(server.calls).toEqual([]);
  const gateway = gatewayOf();
  const failure = await failureOfTask(gateway.say(() => Promise.reject(new Error("full"))));
  expect(failure.sentence).toContain("no place for files");
  expect(server.calls).toHaveLength(1);
});

test("a text is waited for two minutes at most, and what is set aside is what so much speech costs", async () => {
  const { limits } = connectSpeechModel(
    { choice: { provider: "openai", id: "tts-1" }, voice: "sage" },
    { limits: { firstMs: 180_000, idleMs: 60_000, totalMs: 3_600_000 } },
  );
  expect(limits).toEqual({ firstMs: 120_000, idleMs: 60_000, totalMs: 120_000 });
  expect((await failureOfTask(gatewayOf({ monthlyBudgetUsd: 0.03 }).say())).code).toBe("budget_exceeded");
  expect(secondsOf(await gatewayOf({ monthlyBudgetUsd: 0.0301 }).say())).toBe(0.5);
});
