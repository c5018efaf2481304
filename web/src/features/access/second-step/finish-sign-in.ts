import { CallFailed, sentenceOr } from "../../../transport/failure.ts";
import { secondFactors } from "../../../transport/identity/second-factors.ts";
import { session } from "../../../transport/session.ts";

export type SecondStepKind = "app" | "recovery";

export type SecondStepResult =
  | { kind: "signed-in" }
  /** Shown at the field; another try is welcome. */
  | { kind: "wrong"; sentence: string }
  /** The sign-in begins anew. */
  | { kind: "over"; sentence: string }
  | { kind: "refused"; sentence: string };

const over = ["INVALID_TWO_FACTOR_COOKIE", "TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE"];

/** Finishes a sign-in with a code; every failure is a result. */
export async function finishSignIn(kind: SecondStepKind, challenge: string, code: string): Promise<SecondStepResult> {
  try {
    const finish = kind === "app" ? secondFactors.finishWithCode : secondFactors.finishWithRecoveryCode;
    await session.begin(await finish(challenge, code));
    return { kind: "signed-in" };
  } catch (error) {
    const providerCode = error instanceof CallFailed ? error.providerCode : undefined;
    if (providerCode === "INVALID_CODE")
      return { kind: "wrong", sentence: "This code is not right, or was used already. Try the one that is shown now." };
    if (providerCode === "INVALID_BACKUP_CODE")
      return { kind: "wrong", sentence: "This recovery code is not right, or was used already." };
    if (providerCode && over.includes(providerCode))
      return { kind: "over", sentence: "This sign-in is over. Please begin again with your password." };
    return { kind: "refused", sentence: sentenceOr(error, "Sign-in failed. Please try again.") };
  }
}
