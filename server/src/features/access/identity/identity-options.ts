import { randomUUID } from "node:crypto";
import { passwordMaxLength, passwordMinLength } from "@seedbed/contract/limits";
import { requiredText } from "@seedbed/contract/plain-text";
import type { BetterAuthOptions } from "better-auth";
import { isAPIError } from "better-auth/api";
import { bearer } from "better-auth/plugins/bearer";
import { emailOTP } from "better-auth/plugins/email-otp";
import { jwt } from "better-auth/plugins/jwt";
import type pg from "pg";
import type { Logger } from "pino";
import { databaseErrorCode } from "../../../platform/database/database.ts";
import type { SealingKeys } from "./database/server-secrets.ts";
import { fullName } from "./full-name.ts";
import { identityHooks } from "./identity-hooks.ts";
import { codeLifetimeMinutes } from "./identity-mails.ts";
import type { IdentityStore } from "./identity-store.ts";
import type { createPasswordHashing } from "./passwords/password-hashing.ts";
import type { PasswordOfOwner } from "./passwords/password-of-owner.ts";
import type { ChosenPasswords } from "./passwords/refuse-known-passwords.ts";
import { secondFactorPlugins } from "./second-factor/second-factor-plugins.ts";
import { hashedSessionTokens } from "./sessions/hashed-session-tokens.ts";
import { type SessionStore, sessionUnusedDays } from "./sessions/session-store.ts";
import type { IdentityMails } from "./write-identity-mails.ts";

export const identityPath = "/api/auth";
/** The header the caller's address is told in; whatever the caller itself sends under this name is dropped. */
export const clientAddressHeader = "x-seedbed-client-address";

const accessTokenLifetime = "10m";
const keyRotation = 30 * 24 * 3600;
/** Far longer than an access token lives. */
const keyKeptAfterRotation = 24 * 3600;

interface IdentityOptions {
  pool: pg.Pool;
  store: IdentityStore;
  /** What secrets are sealed with. */
  keys: SealingKeys;
  sessions: Pick<SessionStore, "storedAs">;
  /** Days after which a session ends, however much it is used. */
  sessionDays: number;
  publicUrl: string;
  allowedOrigins: readonly string[];
  mails: Pick<IdentityMails, "writeCode" | "writeAlreadyRegistered">;
  /** Sees to it that a password is the owner's before an address counts as verified. */
  beforeEmailVerification: PasswordOfOwner["beforeEmailVerification"];
  chosenPasswords: ChosenPasswords;
  passwordHashing: ReturnType<typeof createPasswordHashing>;
  /** A passkey was signed in with. */
  onPasskeyUse(credentialId: string): Promise<void>;
  log: Logger;
  limitSignIns: boolean;
}

/** How Better Auth is set up: email and password, codes by mail, bearer sessions, short-lived access tokens; nothing else. */
export function identityOptions(options: IdentityOptions) {
  const { mails } = options;
  return {
    appName: "Seedbed",
    baseURL: options.publicUrl,
    basePath: identityPath,
    secret: options.keys[0].value,
    secrets: options.keys,
    trustedOrigins: [...options.allowedOrigins],
    database: options.pool,
    telemetry: { enabled: false },
    logger: {
      level: "warn",
      // Of what follows the sentence only an error's code: messages of errors may hold addresses and codes of persons.
      log: (level, message, ...details) =>
        options.log[level === "error" ? "error" : "info"](
          { part: "identity", reason: details.map(databaseErrorCode).find(Boolean) },
          message,
        ),
    },
    onAPIError: {
      // Refusals answer for themselves; anything else (a lost database, a defect) is answered and logged as everywhere in the server.
      onError: (error) => {
        if (!isAPIError(error)) throw error;
      },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: passwordMinLength,
      maxPasswordLength: passwordMaxLength,
      requireEmailVerification: true,
      password: options.passwordHashing,
      revokeSessionsOnPasswordReset: true,
      // The same answer as for a new address, so that nobody learns who has an account.
      customSyntheticUser: ({ coreFields, additionalFields, id }) => ({
        ...coreFields,
        name: fullName({ ...coreFields, ...additionalFields }),
        image: null,
        firstName: null,
        lastName: null,
        ...additionalFields,
        id,
      }),
      onExistingUserSignUp: ({ user }) => mails.writeAlreadyRegistered(user.email),
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: true,
      autoSignInAfterVerification: true,
      beforeEmailVerification: options.beforeEmailVerification,
    },
    user: {
      additionalFields: {
        firstName: {
          type: "string",
          required: false,
          validator: { input: requiredText(100, "First name is required") },
        },
        lastName: { type: "string", required: false, validator: { input: requiredText(100, "Last name is required") } },
      },
    },
    databaseHooks: {
      user: { create: { before: async (user) => ({ data: { ...user, name: fullName(user), image: null } }) } },
    },
    // What wants somebody who signed in just now asks for the password instead. Uses are noted, and the end put off, where sessions are watched.
    session: {
      expiresIn: Math.min(sessionUnusedDays, options.sessionDays) * 86_400,
      disableSessionRefresh: true,
      freshAge: 0,
    },
    plugins: [
      hashedSessionTokens(options.sessions.storedAs),
      identityHooks(options.store, options.chosenPasswords),
      bearer(),
      emailOTP({
        otpLength: 6,
        expiresIn: codeLifetimeMinutes * 60,
        allowedAttempts: 5,
        storeOTP: "hashed",
        disableSignUp: true,
        overrideDefaultEmailVerification: true,
        rateLimit: { window: 60, max: 10 },
        // Nothing of this may go on after the answer: a sign-up's code is stored in its transaction, which is over by then.
        sendVerificationOTP: ({ email, otp, type }) => mails.writeCode(email, otp, type),
      }),
      jwt({
        disableSettingJwtHeader: true,
        jwks: { rotationInterval: keyRotation, gracePeriod: keyKeptAfterRotation },
        jwt: {
          issuer: options.publicUrl,
          audience: options.publicUrl,
          expirationTime: accessTokenLifetime,
          // Two of one second are two: what is remembered of the one says nothing of the other.
          definePayload: ({ user, session }) => ({
            ...{ email: user.email, name: user.name, sid: session.id },
            jti: randomUUID(),
          }),
        },
      }),
      ...secondFactorPlugins(options),
    ],
    // In the database, because several servers share one limit.
    rateLimit: {
      enabled: options.limitSignIns,
      storage: "database",
      customRules: {
        "/sign-in/email": { window: 60, max: 15 },
        "/sign-up/email": { window: 60, max: 10 },
        "/two-factor/*": { window: 60, max: 20 },
        // It says who has an account.
        "/email-otp/request-password-reset": { window: 600, max: 10 },
      },
    },
    advanced: {
      database: { generateId: "uuid", validateSchema: false },
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
      disableOriginCheck: false,
    },
  } satisfies BetterAuthOptions;
}
