import type { SecurityEventKind } from "@seedbed/contract/access/security-events";
import { z } from "zod";
import { Failure } from "../../../platform/failure.ts";
import type { Attempt, AttemptKind, AttemptLimits } from "./attempt-limits.ts";
import type { IdentityAudit } from "./identity-audit.ts";
import { emailInSession, type IdentityCall } from "./identity-call.ts";
import type { IdentityStore } from "./identity-store.ts";
import { refusalCode } from "./refusal-code.ts";

/** Calls that are limited for each person. */
const kindByPath: Readonly<Record<string, AttemptKind>> = {
  "sign-in/email": "sign-in",
  "change-password": "password-change",
  "email-otp/verify-email": "code",
  "email-otp/reset-password": "code",
  "sign-up/email": "mail",
  "email-otp/send-verification-otp": "mail",
  "email-otp/request-password-reset": "mail",
};

/** What the audit log says of calls that succeed. */
const eventByPath: Readonly<Record<string, SecurityEventKind>> = {
  "sign-in/email": "signed-in",
  "email-otp/verify-email": "signed-in",
  "email-otp/reset-password": "password-reset",
  "change-password": "password-changed",
  "sign-out": "signed-out",
};

/** Calls in which a session says who calls; in the others the body does. */
const withSession = ["change-password", "sign-out"];

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

const WithEmail = z.object({ email: z.email() });

interface WatchDependencies {
  store: IdentityStore;
  limits: AttemptLimits;
  audit: IdentityAudit;
}

/**
 * Stands before the identity provider: refuses a call of somebody who was tried too often before the provider spends anything on it,
 * counts what was wrong, and tells the audit log what happened. Gives the provider's answer; throws `rate_limited` for too many tries.
 */
export function createWatch({ store, limits, audit }: WatchDependencies) {
  return async (call: IdentityCall, answer: () => Promise<Response>): Promise<Response> => {
    const kind = kindByPath[call.path];
    if (!kind && call.path !== "sign-out") return answer();
    const subject = withSession.includes(call.path) ? await emailInSession(store, call) : emailIn(call.body);
    // Without a session the provider refuses by itself; without an email there is nobody to count for.
    if (subject === null) return kind && !withSession.includes(call.path) ? invalidEmail() : answer();
    const attempt = kind && { kind, subject, address: call.address };
    const seconds = attempt ? await limits.begin(attempt) : null;
    if (attempt && seconds !== null) throw tooMany(attempt, seconds);
    const response = await answer();
    const refusal = response.ok ? null : await refusalCode(response);
    if (attempt && attempt.kind !== "mail") await conclude(limits, attempt, refusal);
    const event = eventByPath[call.path];
    const doing = { subject, address: call.address };
    if (refusal === null && event) await audit.did(event, doing);
    else if (refusal !== null && kind === "sign-in" && wrongGuesses.includes(refusal))
      await audit.failed(doing, refusal);
    return response;
  };
}

async function conclude(limits: AttemptLimits, attempt: Attempt, refusal: string | null): Promise<void> {
  if (refusal === null) await limits.succeed(attempt);
  else if (!wrongGuesses.includes(refusal)) await limits.takeBack(attempt);
}

function emailIn(body: unknown): string | null {
  const parsed = WithEmail.safeParse(body);
  return parsed.success ? parsed.data.email.toLowerCase() : null;
}

const invalidEmail = () => Response.json({ code: "INVALID_EMAIL", message: "Invalid email" }, { status: 400 });

function tooMany({ kind }: Attempt, seconds: number): Failure {
  const minutes = Math.ceil(seconds / 60);
  const what = kind === "mail" ? "mails were asked for" : "attempts failed";
  const sentence = `Too many ${what}. Try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`;
  return new Failure("rate_limited", sentence, { retryAfter: seconds });
}
