import { listedPassword, sentenceOr } from "../../transport/failure.ts";
import type { SignUp } from "../../transport/identity/identity-provider.ts";
import { identityProvider, session } from "../../transport/session.ts";

export type SignUpResult =
  | { kind: "signed-in" }
  /** The provider has sent a code to the address. */
  | { kind: "unverified"; mailId: string | undefined }
  | { kind: "listed-password"; sentence: string }
  | { kind: "refused"; sentence: string }
  /** The account was made, but signing in to it failed. */
  | { kind: "incomplete"; sentence: string };

/** Signs up with email and password; every failure is a result. */
export async function signUp(person: SignUp): Promise<SignUpResult> {
  let refreshToken: string | null;
  let mailId: string | undefined;
  try {
    ({ refreshToken, mailId } = await identityProvider.signUp(person));
  } catch (error) {
    const listed = listedPassword(error);
    if (listed) return { kind: "listed-password", sentence: listed };
    return { kind: "refused", sentence: sentenceOr(error, "Sign-up failed. Please try again.") };
  }
  if (!refreshToken) return { kind: "unverified", mailId };
  try {
    await session.begin(refreshToken);
    return { kind: "signed-in" };
  } catch {
    return { kind: "incomplete", sentence: "Unable to complete account creation. Please try again." };
  }
}
