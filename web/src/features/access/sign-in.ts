import { CallFailed, sentenceOr } from "../../transport/failure.ts";
import { SecondFactorAsked } from "../../transport/identity/second-factor-asked.ts";
import { identityProvider, session } from "../../transport/session.ts";
import type { Session } from "../../transport/vault/session-vault.ts";

/** What came of signing in. */
export type SignInResult =
  | { kind: "signed-in"; session: Session }
  /** The provider has sent a code to the address. */
  | { kind: "unverified"; mailId?: string | undefined }
  /** The password was right; what is asked for next goes with `challenge`. */
  | { kind: "second-factor"; challenge: string }
  | { kind: "reset-required" }
  | { kind: "refused"; sentence: string };

const resetRequiredCodes = ["strategy_invalid", "PASSWORD_RESET_REQUIRED", "CREDENTIAL_ACCOUNT_NOT_FOUND"];

/** Signs in with email and password; every failure is a result. */
export async function signIn(email: string, password: string): Promise<SignInResult> {
  try {
    const refreshToken = await identityProvider.signIn(email.trim(), password);
    if (!refreshToken) return { kind: "unverified" };
    return { kind: "signed-in", session: await session.begin(refreshToken) };
  } catch (error) {
    if (error instanceof SecondFactorAsked) return { kind: "second-factor", challenge: error.challenge };
    const { providerCode: code, mailId } = error instanceof CallFailed ? error : {};
    if (code === "EMAIL_NOT_VERIFIED") return { kind: "unverified", mailId };
    if (code && resetRequiredCodes.includes(code)) return { kind: "reset-required" };
    return { kind: "refused", sentence: sentenceOr(error, "Sign-in failed. Please try again.") };
  }
}
