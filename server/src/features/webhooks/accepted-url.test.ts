import { expect, test } from "vitest";
import { acceptedUrl } from "./accepted-url.ts";
import { pauseAfter, usualWebhookTimes } from "./webhook-times.ts";

const rules = { trustedHosts: ["10.0.0.5:8080", "127.0.0.1:9", "mill.example"], egressPolicy: {} };

test.each([
  ["https://hooks.example/x?y=1#part", "https://hooks.example/x?y=1"],
  ["HTTPS://Hooks.Example", "https://hooks.example/"],
  ["https://93.184.215.14/x", "https://93.184.215.14/x"],
  ["https://[2606:4700:4700::1111]/", "https://[2606:4700:4700::1111]/"],
  ["https://10.0.0.5:8080/x", "https://10.0.0.5:8080/x"],
  ["http://127.0.0.1:9/x#part", "http://127.0.0.1:9/x"],
])("%s is kept as it will be called: %s", (text, kept) => {
  expect(acceptedUrl(text, rules)).toBe(kept);
});

test.each([
  ["https://10.0.0.5/x", "This address is in a private network, which is not called."],
  ["http://10.0.0.5:8080/x", "Only addresses that begin with https:// are called."],
  ["http://mill.example/x", "Only addresses that begin with https:// are called."],
  ["https://ada@mill.example/x", "An address with a password in it is not taken."],
])("%s is refused, although the operator trusts hosts like it", (text, sentence) => {
  expect(() => acceptedUrl(text, rules)).toThrow(sentence);
});

test("a host of the own network may be called by http where the operator says so, of hosts that are trusted", () => {
  const open = { ...rules, egressPolicy: { unencrypted: ["10.0.0.5", "other.example"] } };
  expect(acceptedUrl("http://10.0.0.5:8080/x", open)).toBe("http://10.0.0.5:8080/x");
  expect(() => acceptedUrl("http://other.example/x", open)).toThrow("begin with https://");
});

test("deliveries are tried again after growing pauses, a fifth more or less at random, ten times", () => {
  const pauses = (random: number) =>
    Array.from({ length: 11 }, (_, index) => pauseAfter(index + 1, usualWebhookTimes, () => random));
  const minutes = [5 / 60, 0.5, 2, 10, 30, 60, 120, 240, 480, 480].map((each) => each * 60_000);
  expect(pauses(0.5)).toEqual([...minutes, null]);
  expect(pauses(0).slice(0, 2)).toEqual([4_000, 24_000]);
  expect(pauses(1).slice(0, 2)).toEqual([6_000, 36_000]);
});

test("a delivery is tried for a day, a receiver has ten seconds to answer, and a webhook that fails for five days is switched off", () => {
  const { pauses: _pauses, ...others } = usualWebhookTimes;
  const [second, hour] = [1_000, 3_600_000];
  const killed = { lease: 30 * second, look: 10 * second };
  expect(others).toEqual({ lifetime: 24 * hour, answer: 10 * second, patience: 120 * hour, ...killed });
});
