import { CallFailed } from "../../../transport/failure.ts";
import { identityProvider, session } from "../../../transport/session.ts";

export type VerifyResult =
  | { kind: "signed-in" }
  | { kind: "verified" }
  /** The address is the person's, the password was somebody else's or of another browser, and is gone. */
  | { kind: "password-required" }
  | { kind: "wrong-code"; sentence: string }
  | { kind: "failed"; sentence: string };

/** Verifies an address with its code and signs in when the provider allows it. An address verified before counts as success; every failure is a result. */
export async function verifyEmail(email: string, code: string): Promise<VerifyResult> {
  try {
    const { refreshToken, passwordRequired } = await identityProvider.verifyEmail(
      email.trim(),
      code.replaceAll(/\s/g, ""),
    );
    if (passwordRequired) return { kind: "password-required" };
    if (!refreshToken) return { kind: "verified" };
    await session.begin(refreshToken);
    return { kind: "signed-in" };
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    if (error.providerCode?.includes("ALREADY_VERIFIED")) return { kind: "verified" };
    if (error.code === "unreachable" || error.code === "unavailable") {
      return { kind: "failed", sentence: "Service not ready. Please try again." };
    }
    return isWrongCode(error)
      ? { kind: "wrong-code", sentence: "Invalid verification code. Please try again." }
      : { kind: "failed", sentence: "Verification failed. Please try again." };
  }
}

/** Whether the provider refused the code itself: wrong, too old, or tried too often. */
export function isWrongCode(error: unknown): boolean {
  const codes = ["INVALID_OTP", "OTP_EXPIRED", "TOO_MANY_ATTEMPTS"];
  return error instanceof CallFailed && error.providerCode !== undefined && codes.includes(error.providerCode);
}
