import { describe, expect, test } from "vitest";
import { backoffMilliseconds, retryAfterMilliseconds, waitInWords } from "./retry-after.ts";

const now = Date.parse("2031-05-01T10:00:00Z");

describe("Retry-After", () => {
  test.each([
    ["seconds", { "retry-after": "7" }, 7_000],
    ["a fraction of a second", { "retry-after": "0.5" }, 500],
    ["a date", { "retry-after": "Thu, 01 May 2031 10:01:00 GMT" }, 60_000],
    ["a date that has passed", { "retry-after": "Thu, 01 May 2031 09:00:00 GMT" }, 0],
    ["milliseconds, as OpenAI sends them", { "retry-after-ms": "250", "retry-after": "1" }, 250],
    ["words", { "retry-after": "3 minutes" }, 180_000],
    ["nonsense", { "retry-after": "soon" }, undefined],
    ["an empty value", { "retry-after": "" }, undefined],
    ["nothing", {}, undefined],
  ])("%s", (_name, headers, expected) => {
    expect(retryAfterMilliseconds(headers, now)).toBe(expected);
  });
});

test.each([
  ["Rate limit reached. Please try again in 1.5s. Visit our page.", 1_500],
  ["Please try again in 2m3s.", 123_000],
  ["Please try again in 250ms.", 250],
  ["Please wait 20 seconds before you go on", 20_000],
  ["Please retry after 1 minute and 10 seconds", 70_000],
  ['{"error":{"details":[{"retryDelay":"17s"}]}}', 17_000],
  ["Retry in 1h0m0s", 3_600_000],
  ["It resets in 3 hours", 10_800_000],
  ["Reset 5 mins", 300_000],
  ["Capacity is available in 2h.", 7_200_000],
  ["Retry in 40 milliseconds", 40],
  ["Wait 3 secs", 3_000],
  ["wait 1 hour, 2 min and 1 sec", 3_721_000],
  ["Wait: 2 million others do", undefined],
  ["Try again later.", undefined],
  ["There are 20 seconds in this text", undefined],
])("%s", (text, milliseconds) => {
  expect(waitInWords(text)).toBe(milliseconds);
});

test("the pause doubles with every attempt up to 20 s, and half of it is chance", () => {
  expect(backoffMilliseconds(9, () => 1)).toBe(20_000);
  expect([1, 2, 3].map((attempt) => backoffMilliseconds(attempt, () => 0))).toEqual([250, 500, 1_000]);
  expect([1, 2, 3].map((attempt) => backoffMilliseconds(attempt, () => 1))).toEqual([500, 1_000, 2_000]);
});
