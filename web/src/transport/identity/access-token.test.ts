import { expect, test } from "vitest";
import { expiryOf } from "../access-token.ts";
import { randomUuid } from "../random-uuid.ts";

const tokenOf = (claims: object) => {
  const letters = btoa(JSON.stringify(claims)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return `header.${letters}.signature`;
};
const now = 5_000_000;

test.each<[string, object, number]>([
  ["lasts as long as it says, whatever the server's clock shows", { iat: 1_000, exp: 1_900 }, now + 900_000],
  ["that says only when it ends, ends then", { exp: 6_000 }, 6_000_000],
  ["that does not say when it ends lasts a minute", { iat: 1_000 }, now + 60_000],
  ["that ends in other words lasts a minute", { exp: "soon" }, now + 60_000],
  ["with letters of an address is read", { iat: 1_000, exp: 1_001, name: "???>>>~~~ÿÿ" }, now + 1_000],
])("a token %s", (_what, claims, end) => {
  expect(expiryOf(tokenOf(claims), now)).toBe(end);
});

test("a token that cannot be read lasts a minute", () => {
  expect([expiryOf("", now), expiryOf("a.b.c", now)]).toEqual([now + 60_000, now + 60_000]);
});

test("names that are made up are UUIDs of version 4, each another one", () => {
  const made = Array.from({ length: 64 }, randomUuid);
  for (const each of made)
    expect(each).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(made).size).toBe(64);
});
