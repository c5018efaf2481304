import type { SignInProblem } from "@seedbed/contract/access/sign-in-problem";

/** What is said of a sign-in that came back without a session. None of it is the provider's text. */
export const problemSentences: Record<SignInProblem, string> = {
  denied: "You were not signed in. Try again, and allow Seedbed to know who you are.",
  expired: "This sign-in has expired or was already used. Sign in again.",
  refused: "Sign-in failed. Please try again.",
  unavailable: "The identity provider cannot be reached right now. Try again in a moment.",
  "unusable-token":
    "Signing in works, but Seedbed cannot use what the identity provider issues. Whoever runs this server finds the reason in its log.",
  "no-email": "The identity provider tells no email address of yours, and Seedbed needs one.",
  "email-taken": "This email address already signs in in another way.",
};
