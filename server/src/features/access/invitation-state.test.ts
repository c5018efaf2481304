import { expect, test } from "vitest";
import type { MailOutcome } from "../../platform/mail/mail-store.ts";
import { expiryOf, stateOf } from "./invitation-state.ts";
import { stateOfMail } from "./mail-routes.ts";
import { presentInvitation } from "./present.ts";

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

test.each([
  ["kept", null, "kept"],
  ["waiting", null, "on-its-way"],
  ["waiting", "recipient", "on-its-way"],
  ["waiting", "server", "delayed"],
  ["sent", null, "on-its-way"],
  ["sent", "server", "on-its-way"],
  ["failed", "recipient", "failed"],
  ["expired", "server", "expired"],
  ["cancelled", "server", "replaced"],
] as const)(
  "of a mail that is %s, with trouble of %s, a person is told that it is %s",
  (...[status, trouble, told]) => {
    expect(stateOfMail({ status, trouble })).toBe(told);
  },
);

test.each([
  ["kept", "kept"],
  ["waiting", "waiting"],
  ["sent", "sent"],
  ["failed", "failed"],
  ["expired", "failed"],
  ["cancelled", "failed"],
] as const)("an invitation whose mail is %s says that it is %s, and why", (status, state) => {
  const mail: MailOutcome = { status, words: "550 no" };
  const row = { ...open, id: "1", email: "ada@mill.example", role: "member" as const };
  const shown = presentInvitation({ ...row, mail } as Parameters<typeof presentInvitation>[0], made);
  expect(shown).toMatchObject({ status: "pending", mail: { state, words: "550 no" } });
});
