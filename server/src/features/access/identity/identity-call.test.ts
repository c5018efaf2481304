import { expect, test } from "vitest";
import { fullName } from "./full-name.ts";
import { firstCode, guardedCalls, signInCode } from "./guarded-calls.ts";
import { emailInSession, type IdentityCall } from "./identity-call.ts";
import type { IdentityStore } from "./identity-store.ts";
import { networkOf } from "./network-of.ts";

const store = {
  emailInSession: async (token: string) => `owner of ${token}`,
} as Partial<IdentityStore> as IdentityStore;
const ownerIn = (authorization: string | undefined) => {
  const call: IdentityCall = {
    path: "sign-out",
    body: {},
    address: "192.0.2.1",
    authorization,
    signUpSecret: undefined,
  };
  return emailInSession(store, call);
};

test.each([
  ["plain", "Bearer abc-12_3"],
  ["signed", "Bearer abc-12_3.c2lnbmF0dXJl"],
  ["signed and encoded", "bearer abc-12_3%2Ec2lnbmF0dXJl%3D"],
  ["with spaces around", "BEARER   abc-12_3  "],
])("a token that comes %s is the same session's", async (_, authorization) => {
  expect(await ownerIn(authorization)).toBe("owner of abc-12_3");
});

test.each([undefined, "", "Bearer", "Bearer ", "Basic abc", "Bearer %E0%A4%A", "Bearer .signature"])(
  "%j carries no session",
  async (authorization) => {
    expect(await ownerIn(authorization)).toBeNull();
  },
);

test.each([
  [{ firstName: "Ada", lastName: "Moreau", name: "Somebody" }, "Ada Moreau"],
  [{ firstName: " ", lastName: "Moreau", name: "Somebody" }, "Moreau"],
  [{ firstName: "Ada", lastName: 7, name: "Somebody" }, "Ada"],
  [{ firstName: "", lastName: "", name: " Some\u0000body " }, "Somebody"],
  [{ name: 7 }, ""],
  [{}, ""],
  [{ name: `${"x".repeat(199)}yz` }, `${"x".repeat(199)}y`],
  [{ name: "half \ud83d" }, "half \ufffd"],
])("who is told as %j is called %j", (person, name) => {
  expect(fullName(person)).toBe(name);
});

test.each([
  ["198.51.100.7", "198.51.100.7"],
  ["::ffff:198.51.100.7", "198.51.100.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::7", "2001:db8:1:2::/64"],
  ["::1", "::/64"],
  ["unknown", null],
  ["198.51.100", null],
  ["", null],
])("the network of %j is %j", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test("each call about a password, a code or a passkey counts for whom it is about, as what it is, and stands in the audit log", () => {
  const told = Object.entries({ ...guardedCalls, "a first code": firstCode, "a code at a sign-in": signInCode }).map(
    ([path, call]) =>
      [
        `${path}: by its ${call?.whom}, ${call?.limit ? `limited as ${call.limit}` : "unlimited"}`,
        ...(call?.events ?? []),
        ...(call?.detail ? [call.detail] : []),
      ].join(", "),
  );
  expect(told).toEqual([
    "sign-in/email: by its body, limited as sign-in, signed-in",
    "sign-up/email: by its body, limited as mail",
    "sign-out: by its session, unlimited, signed-out",
    "change-password: by its session, limited as password-change, password-changed",
    "confirm-password: by its session, limited as password-change",
    "email-otp/verify-email: by its body, limited as code, signed-in",
    "email-otp/reset-password: by its body, limited as code, password-reset",
    "email-otp/send-verification-otp: by its body, limited as mail",
    "email-otp/request-password-reset: by its body, limited as mail",
    "two-factor/enable: by its session, limited as password-change",
    "two-factor/disable: by its session, limited as password-change, second-factor-removed",
    "two-factor/generate-backup-codes: by its session, limited as password-change, recovery-codes-made",
    "two-factor/verify-backup-code: by its sign-in, limited as second-factor, recovery-code-used, signed-in, With a recovery code.",
    "passkey/generate-register-options: by its session, limited as password-change",
    "passkey/verify-registration: by its session, unlimited, passkey-added",
    "passkey/delete-passkey: by its session, limited as password-change, passkey-removed",
    "a first code: by its session, limited as second-factor, second-factor-set-up",
    "a code at a sign-in: by its sign-in, limited as second-factor, signed-in, With a code of an authenticator app.",
  ]);
});
