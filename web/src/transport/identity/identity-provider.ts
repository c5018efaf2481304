import type { Exchange, ExchangeWithMail } from "../exchange.ts";
import { CallFailed } from "../failure.ts";
import { SecondFactorAsked } from "./second-factor-asked.ts";
import { forgetSecret, withCode, withPassword } from "./sign-up-secret.ts";

export interface SignUp {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

/** The identity provider below `/api/auth`: the embedded one (Better Auth), or what leads to an external one. Every method throws `CallFailed` with the provider's own code in `providerCode`. */
export interface IdentityProvider {
  /** The refresh token, or null when the address must be verified first: by a code in the mail. */
  signUp(person: SignUp): Promise<{ refreshToken: string | null; mailId: string | undefined }>;
  /** Throws `SecondFactorAsked` where the password is half of it. */
  signIn(email: string, password: string): Promise<string | null>;
  /** The id of the mail with the code, where the provider names it. */
  sendVerificationCode(email: string): Promise<string | undefined>;
  /**
   * The refresh token, or null when verifying does not sign in. With `passwordRequired` the address had another browser's password, which
   * is gone: its owner sets one by a code from the mail.
   */
  verifyEmail(email: string, code: string): Promise<{ refreshToken: string | null; passwordRequired: boolean }>;
  /** The id of the mail with the code, where the provider names it. */
  sendResetCode(email: string): Promise<string | undefined>;
  resetPassword(email: string, code: string, password: string): Promise<void>;
  /** A short-lived access token, and the refresh token to go on with: another one when rights have changed. `unauthenticated` when the session is over. */
  renew(refreshToken: string): Promise<{ accessToken: string; refreshToken: string }>;
  /** Signs out all other sessions; answers the new refresh token when the provider replaces it. */
  changePassword(refreshToken: string, current: string, next: string): Promise<string | null>;
  /** Ends the session; answers the address where an external provider ends its own, to lead the browser to. */
  signOut(refreshToken: string): Promise<string | null>;
  /** The external provider's address to sign in at. `browser`: a secret of this tab, which takes the session over in the end. */
  beginExternalSignIn(browser: string): Promise<string>;
  /** The refresh token of a sign-in that came back from the external provider; `unauthenticated` when it is over or of another tab. */
  redeemHandoff(handoff: string, browser: string): Promise<string>;
}

export function createIdentityProvider(exchange: Exchange, exchangeWithMail: ExchangeWithMail): IdentityProvider {
  const post = (path: string, body: unknown, refreshToken?: string) =>
    exchange({ method: "POST", url: `/api/auth/${path}`, body, headers: bearer(refreshToken) });

  const postForMail = (path: string, body: unknown, headers?: Record<string, string>) =>
    exchangeWithMail({ method: "POST", url: `/api/auth/${path}`, body, headers });

  return {
    async signUp({ firstName, lastName, email, password }) {
      const person = { name: `${firstName} ${lastName}`.trim(), firstName, lastName, email, password };
      const { answer, mailId } = await postForMail("sign-up/email", person, withPassword());
      return { refreshToken: tokenIn(answer), mailId };
    },
    signIn: async (email, password) => {
      const body = { email, password };
      const url = "/api/auth/sign-in/email";
      const answer = await exchange({ method: "POST", url, body, headers: withPassword() });
      const challenge = textIn(answer, "challenge");
      if (challenge) throw new SecondFactorAsked(challenge);
      const refreshToken = tokenIn(answer);
      if (refreshToken) forgetSecret();
      return refreshToken;
    },
    sendVerificationCode: async (email) =>
      (await postForMail("email-otp/send-verification-otp", { email, type: "email-verification" })).mailId,
    async verifyEmail(email, otp) {
      const url = "/api/auth/email-otp/verify-email";
      const answer = await exchange({ method: "POST", url, body: { email, otp }, headers: withCode() });
      forgetSecret();
      return { refreshToken: tokenIn(answer), passwordRequired: isPasswordRequired(answer) };
    },
    sendResetCode: async (email) => (await postForMail("email-otp/request-password-reset", { email })).mailId,
    resetPassword: async (email, otp, password) => {
      await post("email-otp/reset-password", { email, otp, password });
    },
    renew: async (refreshToken) => {
      const answer = await exchange({ method: "GET", url: "/api/auth/token", headers: bearer(refreshToken) });
      return { accessToken: tokenIn(answer) ?? noSession(), refreshToken: textIn(answer, "session") ?? refreshToken };
    },
    changePassword: async (refreshToken, currentPassword, newPassword) =>
      tokenIn(await post("change-password", { currentPassword, newPassword, revokeOtherSessions: true }, refreshToken)),
    signOut: async (refreshToken) => textIn(await post("sign-out", {}, refreshToken), "leaveBy"),
    beginExternalSignIn: async (browser) => textIn(await post("external/start", { browser }), "url") ?? noSession(),
    redeemHandoff: async (handoff, browser) =>
      tokenIn(await post("external/redeem", { handoff, browser })) ?? noSession(),
  };
}

function bearer(token: string | undefined): Record<string, string> {
  return token ? { authorization: `Bearer ${token}` } : {};
}

const isPasswordRequired = (answer: unknown) =>
  typeof answer === "object" && answer !== null && Reflect.get(answer, "passwordRequired") === true;

const tokenIn = (answer: unknown) => textIn(answer, "token");

function textIn(answer: unknown, name: string): string | null {
  if (typeof answer !== "object" || answer === null) return null;
  const text: unknown = Reflect.get(answer, name);
  return typeof text === "string" && text ? text : null;
}

function noSession(): never {
  throw new CallFailed("Your session has ended. Sign in again.", "unauthenticated");
}
