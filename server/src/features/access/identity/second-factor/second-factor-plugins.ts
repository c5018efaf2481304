import { passkey } from "@better-auth/passkey";
import { APIError, createAuthMiddleware } from "better-auth/api";
import { twoFactor } from "better-auth/plugins/two-factor";
import type { BetterAuthPlugin } from "better-auth/types";
import { newRecoveryCodes, storedAsHashes } from "./recovery-codes.ts";

interface Options {
  publicUrl: string;
  /** A passkey was signed in with. */
  onPasskeyUse(credentialId: string): Promise<void>;
}

/**
 * Codes of authenticator apps with recovery codes, and passkeys. A passkey counts as two factors, so it is taken only when its owner
 * proved to be there: by a finger, a face or a PIN.
 */
export function secondFactorPlugins({ publicUrl, onPasskeyUse }: Options) {
  return [
    twoFactor({
      issuer: "Seedbed",
      twoFactorCookieMaxAge: 600,
      // Wrong codes are counted where networks of the person count apart: nobody else can lock the person out.
      accountLockout: { enabled: false },
      backupCodeOptions: { customBackupCodesGenerate: newRecoveryCodes, storeBackupCodes: storedAsHashes },
    }),
    passkey({
      rpName: "Seedbed",
      rpID: new URL(publicUrl).hostname,
      origin: publicUrl,
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      registration: {
        afterVerification: ({ verification }) => {
          if (!verification.registrationInfo?.userVerified) throw notVerified();
        },
      },
      authentication: {
        afterVerification: async ({ verification }) => {
          if (!verification.authenticationInfo.userVerified) throw notVerified();
          await onPasskeyUse(verification.authenticationInfo.credentialID);
        },
      },
    }),
    refuseMailedCodes,
  ] as const;
}

/** A code from the mail confirms an address and signs in with it: not where a second factor is asked for, since there it would pass by that. */
const refuseMailedCodes = {
  id: "seedbed-second-factor",
  hooks: {
    before: [
      {
        matcher: ({ path }) => path === "/email-otp/verify-email",
        handler: createAuthMiddleware(async ({ body, context }) => {
          const email = typeof body?.email === "string" ? body.email.toLowerCase() : "";
          const found = await context.internalAdapter.findUserByEmail(email);
          if (found && Reflect.get(found.user, "twoFactorEnabled") === true)
            throw new APIError("BAD_REQUEST", { code: "INVALID_OTP", message: "Invalid OTP" });
        }),
      },
    ],
  },
} satisfies BetterAuthPlugin;

const notVerified = () =>
  new APIError("BAD_REQUEST", {
    code: "PASSKEY_WITHOUT_OWNER",
    message: "This passkey did not make sure that it is you. Use one with a PIN, a finger or a face.",
  });
