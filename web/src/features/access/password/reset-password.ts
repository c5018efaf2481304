import { listedPassword } from "../../../transport/failure.ts";
import { SecondFactorAsked } from "../../../transport/identity/second-factor-asked.ts";
import { identityProvider, session } from "../../../transport/session.ts";
import { isWrongCode } from "../verify-email/verify-email.ts";

export type ResetResult =
  | { kind: "signed-in" }
  /** The password is set; signing in asks for more. */
  | { kind: "second-factor" }
  | { kind: "wrong-code"; sentence: string }
  | { kind: "listed-password"; sentence: string }
  | { kind: "failed"; sentence: string };

/** Sets a new password with an emailed code and signs in with it; every failure is a result. */
export async function resetPassword(email: string, code: string, password: string): Promise<ResetResult> {
  try {
    await identityProvider.resetPassword(email, code.replaceAll(/\s/g, ""), password);
  } catch (error) {
    const listed = listedPassword(error);
    if (listed) return { kind: "listed-password", sentence: listed };
    return isWrongCode(error)
      ? { kind: "wrong-code", sentence: "Invalid or expired verification code. Please request a new one." }
      : { kind: "failed", sentence: "Failed to reset password. Please try again." };
  }
  try {
    const refreshToken = await identityProvider.signIn(email, password);
    if (!refreshToken) return { kind: "failed", sentence: "Password reset incomplete. Please try again." };
    await session.begin(refreshToken);
    return { kind: "signed-in" };
  } catch (error) {
    if (error instanceof SecondFactorAsked) return { kind: "second-factor" };
    return { kind: "failed", sentence: "Password reset incomplete. Please try again." };
  }
}
