/** Why a sign-in at an external identity provider came to nothing; the page has a sentence for each. */
export const signInProblems = [
  /** The person, or the provider on the person's behalf, declined. */
  "denied",
  /** Begun too long ago, finished before, or begun in another browser. */
  "expired",
  /** The provider, or what it answered, was wrong. */
  "refused",
  "unavailable",
  /** The provider's access tokens are none that the API can take. */
  "unusable-token",
  "no-email",
  /** The address belongs to somebody else here. */
  "email-taken",
] as const;
export type SignInProblem = (typeof signInProblems)[number];
