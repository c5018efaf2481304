import type { IdentityCall } from "../identity-call.ts";
import { factorChanges } from "./factor-changes.ts";
import { type Step, signInSteps } from "./sign-in-steps.ts";

/** Answers the calls that second factors have to do with in a way of their own, and leaves all others to Better Auth. */
export function createSecondFactorAnswers(dependencies: Parameters<typeof factorChanges>[0]) {
  const { code, ...signIn } = signInSteps(dependencies);
  const { firstCode, ...changes } = factorChanges(dependencies);
  const steps: Readonly<Record<string, Step | undefined>> = {
    ...signIn,
    ...changes,
    "two-factor/verify-totp": (call, request) => (call.body.challenge === undefined ? firstCode : code)(call, request),
  };
  return async (call: IdentityCall, request: Request): Promise<Response> =>
    (steps[call.path] ?? ((_call, given) => dependencies.handler(given)))(call, request);
}
