import { z } from "zod";
import { Failure } from "../../../platform/failure.ts";
import type { Attempt, AttemptLimits } from "./attempt-limits.ts";
import { firstCode, type GuardedCall, guardedCalls, signInCode } from "./guarded-calls.ts";
import { type IdentityAudit, wrongSecondFactors } from "./identity-audit.ts";
import { emailInSession, type IdentityCall } from "./identity-call.ts";
import type { IdentityStore } from "./identity-store.ts";
import { refusalCode } from "./refusal-code.ts";
import type { Challenges } from "./second-factor/challenges.ts";
import type { SecondFactorStore } from "./second-factor/second-factor-store.ts";
import { tokenIn } from "./second-factor/told-answer.ts";

/** Refusals that count; every other one says nothing about the password or the code. */
const wrongGuesses = [
  "INVALID_EMAIL_OR_PASSWORD",
  "INVALID_PASSWORD",
  "INVALID_OTP",
  "OTP_EXPIRED",
  "TOO_MANY_ATTEMPTS",
  // The password was right, but each such call sends a mail.
  "EMAIL_NOT_VERIFIED",
  ...wrongSecondFactors,
];

const WithEmail = z.object({ email: z.email() });

interface WatchDependencies {
  store: IdentityStore;
  factors: Pick<SecondFactorStore, "personOfChallenge">;
  challenges: Pick<Challenges, "identifierIn" | "in">;
  limits: AttemptLimits;
  audit: IdentityAudit;
}

/**
 * Stands before the identity provider: refuses a call of somebody who was tried too often before the provider spends anything on it,
 * counts what was wrong, and tells the audit log what happened. Gives the provider's answer; throws `rate_limited` for too many tries.
 */
export function createWatch({ store, factors, challenges, limits, audit }: WatchDependencies) {
  const subjectOf = async ({ whom }: GuardedCall, call: IdentityCall): Promise<string | null> => {
    if (whom === "session") return emailInSession(store, call);
    if (whom === "body") return emailIn(call.body);
    const identifier = challenges.identifierIn(call);
    return identifier === null ? null : ((await factors.personOfChallenge(identifier))?.email ?? null);
  };

  return async (call: IdentityCall, answer: () => Promise<Response>): Promise<Response> => {
    if (call.path === "passkey/verify-authentication") return passkeySignIn(call, answer);
    const guarded = guardedCallOf(call);
    if (!guarded) return answer();
    const subject = await subjectOf(guarded, call);
    // Without a session or a sign-in the provider refuses by itself; without an email there is nobody to count for.
    if (subject === null) return guarded.whom === "body" ? invalidEmail() : answer();
    const doing = { subject, address: call.address };
    const attempt = guarded.limit && { kind: guarded.limit, ...doing };
    const seconds = attempt ? await limits.begin(attempt) : null;
    if (attempt && seconds !== null) throw tooMany(attempt, seconds);
    const response = await answer();
    const refusal = response.ok ? null : await refusalCode(response);
    const isHalf = response.ok && call.path === "sign-in/email" && (await tokenIn(response)) === null;
    if (attempt && attempt.kind !== "mail") await conclude(limits, attempt, isHalf ? "" : refusal);
    if (refusal === null && !isHalf) for (const event of guarded.events) await audit.did(event, doing, guarded.detail);
    else if (refusal !== null && isSignIn(guarded) && wrongGuesses.includes(refusal))
      await audit.failed(doing, refusal);
    return response;
  };

  /** Who it is shows only once the passkey was looked up; there is nothing to guess. */
  async function passkeySignIn(call: IdentityCall, answer: () => Promise<Response>): Promise<Response> {
    const response = await answer();
    const token = response.ok ? await tokenIn(response) : null;
    const subject = token === null ? null : await store.emailInSession(token);
    if (subject !== null) await audit.did("signed-in", { subject, address: call.address }, "With a passkey.");
    return response;
  }
}

const guardedCallOf = ({ path, body }: IdentityCall) =>
  path === "two-factor/verify-totp" ? (body.challenge === undefined ? firstCode : signInCode) : guardedCalls[path];

const isSignIn = ({ whom, limit }: GuardedCall) => limit === "sign-in" || whom === "sign-in";

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
