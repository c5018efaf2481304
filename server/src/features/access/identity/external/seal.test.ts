import { expect, test } from "vitest";
import { hashOf, newSecret, open, seal } from "./seal.ts";

test("what was sealed is read with its secret and kind, and with nothing else", () => {
  const [secret, other] = [newSecret(), newSecret()];
  const content = { refreshToken: "r", names: ["Zoë", "木"] };
  const sealed = seal({ kind: "session" }, secret, content);
  expect(open("session", secret, sealed)).toEqual(content);
  expect(() => open("session", other, sealed)).toThrow();
  expect(() => open("handoff", secret, sealed)).toThrow();
  expect(() => open("session", secret, `1.${sealed[2] === "A" ? "B" : "A"}${sealed.slice(3)}`)).toThrow();
  expect(() => open("session", secret, sealed.slice(0, 30))).toThrow();
});

test("the same content looks different each time, and shows neither itself nor the secret", () => {
  const secret = newSecret();
  const sealed = seal({ kind: "session" }, secret, "a refresh token");
  expect(sealed).not.toBe(seal({ kind: "session" }, secret, "a refresh token"));
  for (const kept of [sealed, hashOf(secret)]) expect(kept).not.toContain(secret);
  expect(Buffer.from(sealed.slice(2), "base64url").toString("latin1")).not.toContain("refresh");
});

test("another cipher can take over: what is sealed names its form, and what was sealed before stays readable", () => {
  const secret = newSecret();
  const [first, second] = (["1", "2"] as const).map((form) =>
    seal({ kind: "session", form }, secret, "a refresh token"),
  );
  if (!first || !second) throw new Error("nothing was sealed");
  expect([first.slice(0, 2), second.slice(0, 2)]).toEqual(["1.", "2."]);
  for (const sealed of [first, second, first.slice(2)]) expect(open("session", secret, sealed)).toBe("a refresh token");
  for (const wrong of [
    `2.${first.slice(2)}`,
    `1.${second.slice(2)}`,
    `3.${first.slice(2)}`,
    `constructor.${first.slice(2)}`,
  ])
    expect(() => open("session", secret, wrong)).toThrow();
});
