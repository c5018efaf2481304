import { expect, test } from "vitest";
import { emailInSession, type IdentityCall } from "./identity-call.ts";
import type { IdentityStore } from "./identity-store.ts";

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
