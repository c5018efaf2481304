import { APIError, createAuthMiddleware } from "better-auth/api";
import { knownPassword, type PasswordCheck } from "./is-known-password.ts";

/** Where somebody chooses a password, and what it is called there. */
const fields: Record<string, string> = {
  "/sign-up/email": "password",
  "/change-password": "newPassword",
  "/email-otp/reset-password": "password",
};

/** Before a password is chosen: refuses one that guessers try first. */
export const refuseKnownPasswords = (isKnown: PasswordCheck) => ({
  matcher: ({ path }: { path?: string }) => path !== undefined && path in fields,
  handler: createAuthMiddleware(async ({ path, body }) => {
    const chosen = body?.[fields[path] ?? ""];
    if (typeof chosen === "string" && (await isKnown(chosen)))
      throw new APIError("BAD_REQUEST", { code: "PASSWORD_KNOWN", message: knownPassword });
  }),
});
