import type { SignInProblem } from "@seedbed/contract/access/sign-in-problem";
import { AuthorizationResponseError, ClientError, ResponseBodyError } from "openid-client";
import { Failure } from "../../../../platform/failure.ts";
import { UnusableAccessToken } from "./usable-access-token.ts";

/** What the page is told about a sign-in that failed; null for a defect of our own. Nothing the provider wrote is passed on. */
export function signInProblemOf(error: unknown): SignInProblem | null {
  if (error instanceof AuthorizationResponseError) {
    if (error.error === "access_denied") return "denied";
    return isTemporary(error.error) ? "unavailable" : "refused";
  }
  if (error instanceof UnusableAccessToken) return "unusable-token";
  if (error instanceof Failure && error.code === "forbidden") return "email-taken";
  if (isProviderUnavailable(error)) return "unavailable";
  return error instanceof ResponseBodyError || error instanceof ClientError ? "refused" : null;
}

/** Whether the provider could not be reached, or said that it cannot answer now: trying again later makes sense. */
export function isProviderUnavailable(error: unknown): boolean {
  if (error instanceof Failure) return error.code === "unavailable";
  if (error instanceof ResponseBodyError) return error.status >= 500 || isTemporary(error.error);
  if (error instanceof ClientError)
    return error.code === "OAUTH_TIMEOUT" || (error.cause instanceof Response && error.cause.status >= 500);
  // What `fetch` throws when no answer comes.
  return error instanceof TypeError && error.message === "fetch failed";
}

const isTemporary = (code: string) => ["temporarily_unavailable", "server_error"].includes(code);
