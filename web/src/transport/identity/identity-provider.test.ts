import { signUpSecretHeader } from "@seedbed/contract/access/sign-up-secret-header";
import { expect, test } from "vitest";
import type { Outgoing } from "../exchange.ts";
import { CallFailed } from "../failure.ts";
import { createIdentityProvider } from "./identity-provider.ts";
import { SecondFactorAsked } from "./second-factor-asked.ts";
import { createSecondFactors } from "./second-factors.ts";
import { forgetSecret } from "./sign-up-secret.ts";

/** A provider that gives this answer, and what it was sent. */
function answering(answer: unknown, mailId?: string) {
  const sent: Outgoing[] = [];
  const exchange = async (outgoing: Outgoing) => {
    sent.push(outgoing);
    return answer;
  };
  const provider = createIdentityProvider(exchange, async (outgoing) => ({ answer: await exchange(outgoing), mailId }));
  return { provider, sent, secretOf: (at: number) => sent[at]?.headers?.[signUpSecretHeader] };
}

const ended = expect.objectContaining({ code: "unauthenticated" });

test("who signs up is named in full, without a blank where one of the names is missing", async () => {
  const { provider, sent } = answering({ token: null }, "mail-1");
  const person = { firstName: "Ida", lastName: "", email: "ida@mill.example", password: "long enough" };
  expect(await provider.signUp(person)).toEqual({ refreshToken: null, mailId: "mail-1" });
  expect(sent[0]?.body).toEqual({ ...person, name: "Ida" });
});

test("the secret of a tab goes with its password and with the code, until somebody is in", async () => {
  forgetSecret();
  const { provider, secretOf } = answering({ token: null });
  await provider.verifyEmail("ida@mill.example", "123456");
  expect(secretOf(0)).toBeUndefined();
  await provider.signIn("ida@mill.example", "long enough");
  expect(secretOf(1)).toBeTruthy();
  await provider.verifyEmail("ida@mill.example", "123456");
  expect(secretOf(2)).toBe(secretOf(1));
  await provider.verifyEmail("ida@mill.example", "123456");
  expect(secretOf(3)).toBeUndefined();
  const signedIn = answering({ token: "refresh" });
  await signedIn.provider.signIn("ida@mill.example", "long enough");
  await signedIn.provider.verifyEmail("ida@mill.example", "123456");
  expect(signedIn.secretOf(1)).toBeUndefined();
});

test("a password that is half of a sign-in asks for the other half, and signs nobody in", async () => {
  const { provider } = answering({ challenge: "c-1", token: "refresh" });
  const failure = await provider.signIn("ida@mill.example", "long enough").catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(SecondFactorAsked);
  expect(failure).toMatchObject({ challenge: "c-1", code: "second_factor_required" });
});

test("a verified address says whether it has a password yet", async () => {
  const verify = (answer: unknown) => answering(answer).provider.verifyEmail("ida@mill.example", "123456");
  expect(await verify({ token: "refresh" })).toEqual({ refreshToken: "refresh", passwordRequired: false });
  expect(await verify({ passwordRequired: true })).toEqual({ refreshToken: null, passwordRequired: true });
  expect(await verify(undefined)).toEqual({ refreshToken: null, passwordRequired: false });
});

test("a session goes on with the token it has, unless it is given another one; without an access token it is over", async () => {
  const { provider, sent } = answering({ token: "access" });
  expect(await provider.renew("refresh")).toEqual({ accessToken: "access", refreshToken: "refresh" });
  expect(sent[0]).toMatchObject({ method: "GET", headers: { authorization: "Bearer refresh" } });
  const replaced = answering({ token: "access", session: "next" }).provider;
  expect(await replaced.renew("refresh")).toEqual({ accessToken: "access", refreshToken: "next" });
  await expect(answering({ token: "" }).provider.renew("refresh")).rejects.toEqual(ended);
});

test("a changed password ends all other sessions, and may give this one another token", async () => {
  const { provider, sent } = answering({ token: "next" });
  expect(await provider.changePassword("refresh", "old", "new")).toBe("next");
  expect(sent[0]).toMatchObject({
    body: { currentPassword: "old", newPassword: "new", revokeOtherSessions: true },
    headers: { authorization: "Bearer refresh" },
  });
  expect(await answering({ token: null }).provider.changePassword("refresh", "old", "new")).toBeNull();
});

test("signing out tells where another provider ends its session, and nothing where there is none", async () => {
  expect(await answering({ leaveBy: "https://id.example/out" }).provider.signOut("refresh")).toBe(
    "https://id.example/out",
  );
  expect(await answering({ success: true }).provider.signOut("refresh")).toBeNull();
});

test("a sign-in elsewhere that leads nowhere, or gives no session, is over", async () => {
  await expect(answering({}).provider.beginExternalSignIn("secret")).rejects.toEqual(ended);
  await expect(answering({}).provider.redeemHandoff("handoff", "secret")).rejects.toEqual(ended);
  const { provider, sent } = answering({ token: "refresh" });
  expect(await provider.redeemHandoff("handoff", "secret")).toBe("refresh");
  expect(sent[0]?.body).toEqual({ handoff: "handoff", browser: "secret" });
});

test("what second factors do in one's own session carries its token, and without one says that it is over", async () => {
  const sent: Outgoing[] = [];
  let token: string | undefined = "refresh";
  const answer = { token: "next", backupCodes: ["one", 2, "three"], totpURI: "otpauth://totp/x" };
  const factors = createSecondFactors(
    async (outgoing) => {
      sent.push(outgoing);
      return answer;
    },
    () => token,
  );
  expect(await factors.beginApp("password")).toEqual({ address: answer.totpURI, recoveryCodes: ["one", "three"] });
  expect(sent[0]).toMatchObject({ headers: { authorization: "Bearer refresh" }, body: { password: "password" } });
  expect(await factors.finishWithRecoveryCode("challenge", "code")).toBe("next");
  expect(sent[1]).toMatchObject({
    url: "/api/auth/two-factor/verify-backup-code",
    body: { challenge: "challenge", code: "code" },
  });
  expect(sent[1]?.headers).toBeUndefined();
  token = undefined;
  expect(() => factors.confirmPassword("password")).toThrow(CallFailed);
  expect(sent).toHaveLength(2);
});

test("an answer that lacks its token is a failure, and no sign-in with nothing", async () => {
  const factors = createSecondFactors(
    async () => ({}),
    () => "refresh",
  );
  await expect(factors.finishWithCode("challenge", "123456")).rejects.toMatchObject({ code: "unexpected" });
  expect(await factors.makeRecoveryCodes("password")).toEqual([]);
});
