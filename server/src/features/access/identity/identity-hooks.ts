import type { SecurityEventKind } from "@seedbed/contract/access/security-events";
import { APIError, createAuthMiddleware, isAPIError } from "better-auth/api";
import type { BetterAuthPlugin } from "better-auth/types";
import type { Attempt, AttemptLimits } from "./attempt-limits.ts";
import { addressOf, attemptOfCall, emailInSession, isLimited } from "./attempt-of-call.ts";
import type { IdentityAudit } from "./identity-audit.ts";
import type { IdentityStore } from "./identity-store.ts";
import { signUpAgain } from "./sign-up-again.ts";

interface HookDependencies {
  store: IdentityStore;
  limits: AttemptLimits;
  audit: IdentityAudit;
}

/** Refusals that count; every other one says nothing about the password or the code. */
const wrongGuesses = [
  "INVALID_EMAIL_OR_PASSWORD",
  "INVALID_PASSWORD",
  "INVALID_OTP",
  "OTP_EXPIRED",
  "TOO_MANY_ATTEMPTS",
  // The password was right, but each such call sends a mail.
  "EMAIL_NOT_VERIFIED",
];

const changes: Readonly<Record<string, SecurityEventKind>> = {
  "/change-password": "password-changed",
  "/email-otp/reset-password": "password-reset",
};

/** What happens around the calls of the identity provider: limits for each person before anything costly, and the audit log after. */
export function identityHooks({ store, limits, audit }: HookDependencies) {
  const begun = new WeakMap<Request, Attempt>();
  const leaving = new WeakMap<Request, string>();

  const begin = createAuthMiddleware(async ({ path, body, headers, request }) => {
    const attempt = await attemptOfCall(store, { path, body, headers });
    if (!attempt) return;
    const seconds = await limits.begin(attempt);
    if (seconds !== null) throw tooMany(attempt, seconds);
    if (request) begun.set(request, attempt);
  });

  const finish = createAuthMiddleware(async ({ path, request, context }) => {
    const attempt = request && begun.get(request);
    if (!attempt || attempt.kind === "mail") return;
    const refusal = isAPIError(context.returned) ? codeOf(context.returned) : null;
    if (refusal === null) {
      await limits.succeed(attempt);
      const kind = changes[path];
      if (kind) await audit.did(kind, attempt);
      return;
    }
    if (!wrongGuesses.includes(refusal)) await limits.takeBack(attempt);
    else if (path === "/sign-in/email") await audit.failed(attempt, refusal);
  });

  const endOtherSessions = createAuthMiddleware(async ({ body }) => ({
    context: { body: { ...body, revokeOtherSessions: true } },
  }));

  const refuseUnknown = createAuthMiddleware(async ({ body, context }) => {
    const email = typeof body?.email === "string" ? body.email.toLowerCase() : "";
    if (!(await context.internalAdapter.findUserByEmail(email))) throw unknownAddress();
  });

  const rememberWhoLeaves = createAuthMiddleware(async ({ headers, request }) => {
    const email = await emailInSession(store, headers);
    if (email !== null && request) leaving.set(request, email);
  });

  const recordSession = createAuthMiddleware(async ({ path, headers, request, context }) => {
    const address = addressOf(headers);
    const left = request && leaving.get(request);
    if (left) await audit.did("signed-out", { subject: left, address });
    const begunSession = path === "/change-password" ? null : context.newSession;
    if (begunSession) await audit.did("signed-in", { subject: begunSession.user.email, address });
  });

  return {
    id: "seedbed",
    hooks: {
      before: [
        { matcher: ({ path }) => isLimited(path), handler: begin },
        { matcher: ({ path }) => path === "/sign-up/email", handler: signUpAgain(store) },
        { matcher: ({ path }) => path === "/change-password", handler: endOtherSessions },
        { matcher: ({ path }) => path === "/email-otp/request-password-reset", handler: refuseUnknown },
        { matcher: ({ path }) => path === "/sign-out", handler: rememberWhoLeaves },
      ],
      after: [
        { matcher: ({ path }) => isLimited(path), handler: finish },
        { matcher: () => true, handler: recordSession },
      ],
    },
  } satisfies BetterAuthPlugin;
}

function tooMany({ kind }: Attempt, seconds: number): APIError {
  const minutes = Math.ceil(seconds / 60);
  const what = kind === "mail" ? "mails were asked for" : "attempts failed";
  const message = `Too many ${what}. Try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`;
  return new APIError(
    "TOO_MANY_REQUESTS",
    { code: "TOO_MANY_REQUESTS", message },
    { "x-retry-after": String(seconds) },
  );
}

function unknownAddress(): APIError {
  const message = "No account found with this email address. Please check your email or sign up for a new account.";
  return new APIError("NOT_FOUND", { code: "USER_NOT_FOUND", message });
}

const codeOf = (error: APIError) => (typeof error.body?.code === "string" ? error.body.code : "");
