import { signUpSecretHeader } from "@seedbed/contract/access/sign-up-secret-header";
import { z } from "zod";
import type { IdentityCall } from "../identity-call.ts";
import type { IdentityStore } from "../identity-store.ts";
import { refusalCode } from "../refusal-code.ts";

const WithEmail = z.object({ email: z.email() });

/**
 * Sees to it that a password is set by whoever holds the mail: anybody can sign up with another's address, and the owner's code must not
 * open an account that has a stranger's password. A code keeps the password only in the browser that named it.
 */
export function createPasswordOfOwner(store: IdentityStore) {
  return {
    /** Before the code confirms an address: takes the password of somebody else's sign-up away, so that nothing of it is ever confirmed. */
    async beforeEmailVerification(
      user: { id: string; email: string; emailVerified: boolean },
      request: Request | undefined,
    ) {
      if (user.emailVerified) return;
      const secret = request?.headers.get(signUpSecretHeader);
      if (secret && (await store.isSignUpSecret(user.email, secret))) return;
      await store.forgetPassword(user.id);
    },

    /** Remembers which browser named the password; after a confirmation that left no password, nobody is signed in. */
    async watch(call: IdentityCall, answer: () => Promise<Response>): Promise<Response> {
      const email = WithEmail.safeParse(call.body).data?.email.toLowerCase();
      const response = await answer();
      if (email === undefined) return response;
      const named =
        (call.path === "sign-up/email" && response.ok) ||
        (call.path === "sign-in/email" && !response.ok && (await refusalCode(response)) === "EMAIL_NOT_VERIFIED");
      if (named) await store.keepSignUpSecret(email, call.signUpSecret ?? null);
      const confirmed = call.path === "email-otp/verify-email" && response.ok;
      if (!confirmed || (await store.hasPassword(email))) return response;
      await store.endSessions(email);
      return Response.json({ status: true, token: null, passwordRequired: true });
    },
  };
}

export type PasswordOfOwner = ReturnType<typeof createPasswordOfOwner>;
