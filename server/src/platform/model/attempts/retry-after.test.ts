import { describe, expect, test } from "vitest";
import { backoffMilliseconds, retryAfterMilliseconds } from "./retry-after.ts";

const now = Date.parse("2031-05-01T10:00:00Z");

describe("Retry-After", () => {
  test.each([
    ["seconds", { "retry-after": "7" }, 7_000],
    ["a fraction of a second", { "retry-after": "0.5" }, 500],
    ["a date", { "retry-after": "Thu, 01 May 2031 10:01:00 GMT" }, 60_000],
    ["a date that has passed", { "retry-after": "Thu, 01 May 2031 09:00:00 GMT" }, 0],
    ["milliseconds, as OpenAI sends them", { "retry-after-ms": "250", "retry-after": "1" }, 250],
    ["nonsense", { "retry-after": "soon" }, undefined],
    ["an empty value", { "retry-after": "" }, undefined],
    ["nothing", {}, undefined],
  ])("%s", (_name, headers, expected) => {
    expect(retryAfterMilliseconds(headers, now)).toBe(expected);
  });
});

test("the pause doubles with every attempt, and half of it is chance", () => {
  expect([1, 2, 3].map((attempt) => backoffMilliseconds(attempt, () => 0))).toEqual([250, 500, 1_000]);
  expect([1, 2, 3].map((attempt) => backoffMilliseconds(attempt, () => 1))).toEqual([500, 1_000, 2_000]);
});
