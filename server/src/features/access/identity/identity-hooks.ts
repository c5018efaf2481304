import { APIError, createAuthMiddleware } from "better-auth/api";
import type { BetterAuthPlugin } from "better-auth/types";
import type { IdentityStore } from "./identity-store.ts";
import { type ChosenPasswords, refuseKnownPasswords } from "./passwords/refuse-known-passwords.ts";
import { signUpAgain } from "./sign-up-again.ts";

/** Where the identity provider does something else than it would by itself. */
export function identityHooks(store: IdentityStore, chosen: ChosenPasswords) {
  const endOtherSessions = createAuthMiddleware(async ({ body }) => ({
    context: { body: { ...body, revokeOtherSessions: true } },
  }));

  const refuseUnknown = createAuthMiddleware(async ({ body, context }) => {
    const email = typeof body?.email === "string" ? body.email.toLowerCase() : "";
    if (!(await context.internalAdapter.findUserByEmail(email))) throw unknownAddress();
  });

  return {
    id: "seedbed",
    hooks: {
      before: [
        refuseKnownPasswords(chosen, store),
        { matcher: ({ path }) => path === "/sign-up/email", handler: signUpAgain(store) },
        { matcher: ({ path }) => path === "/change-password", handler: endOtherSessions },
        { matcher: ({ path }) => path === "/email-otp/request-password-reset", handler: refuseUnknown },
      ],
    },
  } satisfies BetterAuthPlugin;
}

function unknownAddress(): APIError {
  const message = "No account found with this email address. Please check your email or sign up for a new account.";
  return new APIError("NOT_FOUND", { code: "USER_NOT_FOUND", message });
}
