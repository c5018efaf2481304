import { expect, test } from "vitest";
import type { AttemptRequest } from "../attempts/attempt.ts";
import { largestCost } from "./usage-row.ts";

const request = (change: object = {}, model: object = {}) =>
  ({
    ...{ system: "", messages: [], schema: {}, maxOutputTokens: 1_000, ...change },
    model: { choice: { provider: "openai", id: "gpt-5-mini" }, thinkingTokens: 0, ...model },
  }) as unknown as AttemptRequest;

test("what is set aside for a call holds its answer, its thinking, its words and its pictures", () => {
  const words = largestCost(request()) - 0.002;
  expect(words).toBeGreaterThan(0);
  expect(words).toBeLessThan(0.000_01);
  expect(largestCost(request({}, { thinkingTokens: 8_000 }))).toBeCloseTo(0.018 + words, 9);
  expect(largestCost(request({ pictureTokens: 4_000 }))).toBeCloseTo(0.003 + words, 9);
  expect(largestCost(request({ system: "x".repeat(4_000) }))).toBeCloseTo(0.002_25 + words, 9);
  expect(largestCost(request({}, { choice: { provider: "openai", id: "home-made" } }))).toBe(0);
});
