import { expect, test } from "vitest";
import { expiryOf, stateOf } from "./invitation-state.ts";

const made = new Date("2026-03-04T12:00:00.000Z");
const expiresAt = expiryOf(made);
const open = { acceptedAt: null, revokedAt: null, expiresAt };
const at = (milliseconds: number) => new Date(expiresAt.getTime() + milliseconds);

test("an invitation is good for seven days, to the millisecond", () => {
  expect(expiresAt).toEqual(new Date("2026-03-11T12:00:00.000Z"));
  expect([-1, 0, 1].map((milliseconds) => stateOf(open, at(milliseconds)))).toEqual(["valid", "expired", "expired"]);
});

test("one that was used or revoked is no longer good, whenever that is asked", () => {
  for (const ended of [{ acceptedAt: made }, { revokedAt: made }])
    for (const milliseconds of [-1, 1]) expect(stateOf({ ...open, ...ended }, at(milliseconds))).toBe("invalid");
});
