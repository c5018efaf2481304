import { expect, test } from "vitest";
import { CallRefused, UnreadableAnswer } from "../wire/call-refused.ts";
import type { AttemptEnd } from "./attempt.ts";
import { failureOf } from "./attempt-failure.ts";

const now = Date.parse("2031-05-01T10:00:00Z");
const end = (change: Partial<AttemptEnd>): AttemptEnd => ({
  ...{ text: "", finishReason: undefined, tokens: undefined, shortened: false },
  ...change,
});
const refused = (status: number, body: string, headers: Record<string, string> = {}) =>
  failureOf(end({ failure: { kind: "provider", error: new CallRefused({ status, headers, body }) } }), now);

test.each([
  [119, "wait 2 minutes"],
  [7_140, "wait 119 minutes"],
  [7_200, "wait 2 hours"],
  [100_000, "wait 28 hours"],
])("of a pause of %i s a person is told, where it is not waited for", (seconds, words) => {
  const failure = refused(429, "{}", { "retry-after": String(seconds) });
  expect(failure).toMatchObject({ reason: "rate_limited", retryable: true, retryAfterMs: seconds * 1_000 });
  if (seconds <= 120) expect(failure).toMatchObject({ again: true, passing: true });
  else expect(failure).toMatchObject({ again: false, sentence: expect.stringContaining(words) });
});

test("what stays is not waited for, however long its provider asks to", () => {
  const failure = refused(401, "{}", { "retry-after": "9000" });
  expect(failure).toMatchObject({ reason: "bad_key", again: false, sentence: expect.stringContaining("AI_API_KEY") });
});

test("the log gets the status and the provider's own short code, and none for an error inside of an answer", () => {
  expect(refused(503, '{"error":{"code":"server_busy"}}')).toMatchObject({ status: 503, providerCode: "server_busy" });
  expect(refused(503, '{"error":{"code":"what you said: helmets"}}')?.providerCode).toBeUndefined();
  const inside = refused(200, '{"error":{"code":"server_busy","message":"overloaded"}}');
  expect(inside).toMatchObject({ reason: "overloaded", providerCode: "server_busy" });
  expect(inside?.status).toBeUndefined();
});

test("an answer that ended without a reason broke off, and so did one whose connection went after its first words", () => {
  expect(failureOf(end({ text: '{"a":1' }), now)).toMatchObject({ reason: "broken_off", again: true });
  const reset = Object.assign(new Error("reset"), { code: "ECONNREFUSED" });
  const broken = (text: string) => failureOf(end({ text, failure: { kind: "provider", error: reset } }), now);
  expect(broken('{"a":')).toMatchObject({ reason: "broken_off", providerCode: "ECONNREFUSED", passing: false });
  expect(broken("")).toMatchObject({ reason: "nobody_there", passing: true });
});

test.each([
  [{ failure: { kind: "cancelled" } }, "cancelled"],
  [{ failure: { kind: "limit", limit: "first" } }, "first_word_late"],
  [{ failure: { kind: "limit", limit: "idle" } }, "fell_silent"],
  [{ failure: { kind: "limit", limit: "total" } }, "never_ended"],
  [{ text: "{}", finishReason: "content-filter" }, "refused"],
  [{ failure: { kind: "provider", error: new UnreadableAnswer("web_page") } }, "web_page"],
  [{ text: "{}", finishReason: "stop" }, undefined],
  [{ text: "{}", finishReason: "length" }, undefined],
] as [Partial<AttemptEnd>, string | undefined][])("the end %j means %s", (change, reason) => {
  expect(failureOf(end(change), now)?.reason).toBe(reason);
});
