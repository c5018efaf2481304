/** What is refused, in the shape of the identity provider's own refusals. */
const refusal = (status: number, code: string, message: string) => Response.json({ code, message }, { status });

export const refusals = {
  noSession: () => refusal(401, "UNAUTHORIZED", "Your session has ended. Sign in again."),
  signInOver: () =>
    refusal(401, "INVALID_TWO_FACTOR_COOKIE", "This sign-in took too long. Sign in with your password again."),
  usedCode: () => refusal(401, "INVALID_CODE", "This code was used already. Wait for the next one."),
  wrongPassword: () => refusal(400, "INVALID_PASSWORD", "Password is incorrect."),
  isOnAlready: () => refusal(400, "TOTP_ALREADY_ENABLED", "An authenticator app is set up already."),
  notProven: () =>
    refusal(
      403,
      "SECOND_FACTOR_REQUIRED",
      "Sign in with your passkey first: your company asks for it before this changes.",
    ),
  manyPasskeys: () => refusal(400, "TOO_MANY_PASSKEYS", "Remove a passkey that you no longer use first."),
  isOff: () => refusal(400, "TOTP_NOT_ENABLED", "No authenticator app is set up."),
  unknownPasskey: () => refusal(404, "PASSKEY_NOT_FOUND", "This passkey was removed already."),
  noPasskey: () => refusal(400, "AUTHENTICATION_FAILED", "This passkey could not be read. Try again."),
};
