import { expect, test } from "vitest";
import { addressOf } from "./way.ts";

test("a way leads to its page with what is known for it, and nothing of what is not", () => {
  expect(addressOf({ to: "/login" })).toBe("/login");
  expect(addressOf({ to: "/sign-up", search: { ticket: undefined } })).toBe("/sign-up");
  expect(addressOf({ to: "/verify-email", search: { email: "ida+1@mill.example", sent: 1, from: undefined } })).toBe(
    "/verify-email?email=ida%2B1%40mill.example&sent=1",
  );
});
