import { expect, test } from "vitest";
import { hashOf, newSecret, open, seal } from "./seal.ts";

test("what was sealed is read with its secret and kind, and with nothing else", () => {
  const [secret, other] = [newSecret(), newSecret()];
  const content = { refreshToken: "r", names: ["Zoë", "木"] };
  const sealed = seal("session", secret, content);
  expect(open("session", secret, sealed)).toEqual(content);
  expect(() => open("session", other, sealed)).toThrow();
  expect(() => open("handoff", secret, sealed)).toThrow();
  expect(() => open("session", secret, `${sealed.startsWith("A") ? "B" : "A"}${sealed.slice(1)}`)).toThrow();
  expect(() => open("session", secret, sealed.slice(0, 30))).toThrow();
});

test("the same content looks different each time, and shows neither itself nor the secret", () => {
  const secret = newSecret();
  const sealed = seal("session", secret, "a refresh token");
  expect(sealed).not.toBe(seal("session", secret, "a refresh token"));
  for (const kept of [sealed, hashOf(secret)]) expect(kept).not.toContain(secret);
  expect(Buffer.from(sealed, "base64url").toString("latin1")).not.toContain("refresh");
});
