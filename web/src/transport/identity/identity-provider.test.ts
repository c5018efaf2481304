import { signUpSecretHeader } from "@seedbed/contract/access/sign-up-secret-header";
import { expect, test, vi } from "vitest";
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

const line = ({ method, url, headers = {}, body }: Outgoing) => {
  const { authorization, ...other } = headers;
  const more = [authorization, signUpSecretHeader in other && "with the tab's secret", body && JSON.stringify(body)];
  return [method, url, ...more].filter(Boolean).join(" ");
};

test("each wish of a person goes to its own address of the identity provider, with what it needs and no more", async () => {
  forgetSecret();
  const { provider, sent } = answering({ token: "t", url: "https://id.example" }, "mail-1");
  const address = "ida@mill.example";
  await provider.signUp({ firstName: "Ida", lastName: "Mill", email: address, password: "long enough" });
  expect(await provider.sendVerificationCode(address)).toBe("mail-1");
  await provider.verifyEmail(address, "123456");
  await provider.signIn(address, "long enough");
  expect(await provider.sendResetCode(address)).toBe("mail-1");
  await provider.resetPassword(address, "123456", "longer still");
  await provider.renew("r");
  await provider.changePassword("r", "old", "new");
  await provider.signOut("r");
  expect(await provider.beginExternalSignIn("secret")).toBe("https://id.example");
  await provider.redeemHandoff("handoff", "secret");
  expect(sent.map(line).join("\n")).toMatchInlineSnapshot(`
    "POST /api/auth/sign-up/email with the tab's secret {"name":"Ida Mill","firstName":"Ida","lastName":"Mill","email":"ida@mill.example","password":"long enough"}
    POST /api/auth/email-otp/send-verification-otp {"email":"ida@mill.example","type":"email-verification"}
    POST /api/auth/email-otp/verify-email with the tab's secret {"email":"ida@mill.example","otp":"123456"}
    POST /api/auth/sign-in/email with the tab's secret {"email":"ida@mill.example","password":"long enough"}
    POST /api/auth/email-otp/request-password-reset {"email":"ida@mill.example"}
    POST /api/auth/email-otp/reset-password {"email":"ida@mill.example","otp":"123456","password":"longer still"}
    GET /api/auth/token Bearer r
    POST /api/auth/change-password Bearer r {"currentPassword":"old","newPassword":"new","revokeOtherSessions":true}
    POST /api/auth/sign-out Bearer r {}
    POST /api/auth/external/start {"browser":"secret"}
    POST /api/auth/external/redeem {"handoff":"handoff","browser":"secret"}"
  `);
});

test("each wish about second factors goes to its own address, in one's own session where it is about one's own", async () => {
  const sent: Outgoing[] = [];
  const factors = createSecondFactors(
    async (outgoing) => {
      sent.push(outgoing);
      return { token: "t" };
    },
    () => "r",
  );
  await factors.finishWithCode("c", "123456");
  await factors.finishWithRecoveryCode("c", "one");
  await factors.beginPasskeySignIn();
  await factors.finishPasskeySignIn("c", { id: "key" });
  await factors.confirmPassword("p");
  await factors.beginApp("p").catch(() => undefined);
  await factors.confirmApp("123456");
  await factors.switchOffApp("p");
  await factors.makeRecoveryCodes("p");
  await factors.beginPasskey("p");
  await factors.addPasskey("c", { id: "key" }, "Laptop");
  await factors.removePasskey("k-1", "p");
  expect(sent.map(line).join("\n")).toMatchInlineSnapshot(`
    "POST /api/auth/two-factor/verify-totp {"challenge":"c","code":"123456"}
    POST /api/auth/two-factor/verify-backup-code {"challenge":"c","code":"one"}
    GET /api/auth/passkey/generate-authenticate-options
    POST /api/auth/passkey/verify-authentication {"challenge":"c","response":{"id":"key"}}
    POST /api/auth/confirm-password Bearer r {"password":"p"}
    POST /api/auth/two-factor/enable Bearer r {"password":"p"}
    POST /api/auth/two-factor/verify-totp Bearer r {"code":"123456"}
    POST /api/auth/two-factor/disable Bearer r {"password":"p"}
    POST /api/auth/two-factor/generate-backup-codes Bearer r {"password":"p"}
    POST /api/auth/passkey/generate-register-options Bearer r {"password":"p"}
    POST /api/auth/passkey/verify-registration Bearer r {"challenge":"c","response":{"id":"key"},"name":"Laptop"}
    POST /api/auth/passkey/delete-passkey Bearer r {"id":"k-1","password":"p"}"
  `);
});

test("where the browser keeps nothing, the secret of a tab lasts as long as its page", async () => {
  forgetSecret();
  const closed = () => {
    throw new DOMException("Nothing is kept here.", "SecurityError");
  };
  for (const method of ["getItem", "setItem", "removeItem"] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(closed);
  const { provider, secretOf } = answering({ token: null });
  await provider.signIn("ida@mill.example", "long enough");
  await provider.verifyEmail("ida@mill.example", "123456");
  await provider.verifyEmail("ida@mill.example", "123456");
  expect([secretOf(0) === secretOf(1), secretOf(1) === undefined, secretOf(2)]).toEqual([true, false, undefined]);
});
