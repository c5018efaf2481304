import { createAuthMiddleware } from "better-auth/api";
import { z } from "zod";
import type { IdentityStore } from "./identity-store.ts";

const SignUp = z.object({ email: z.email(), password: z.string() });

/**
 * Before a sign-up: forgets an earlier sign-up with the address that was never verified. Otherwise somebody could sign up with another's
 * address in advance, and the owner's code would later open an account that has the stranger's password.
 */
export const signUpAgain = (store: IdentityStore) =>
  createAuthMiddleware(async (context) => {
    const signUp = SignUp.safeParse(context.body);
    if (signUp.success) await store.forgetUnverified(signUp.data.email.toLowerCase());
  });
