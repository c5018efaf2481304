import { APICallError } from "ai";
import type { TaskFailureCode } from "../task-failed.ts";
import type { AttemptEnd } from "./attempt.ts";
import { retryAfterMilliseconds } from "./retry-after.ts";

export interface AttemptFailure {
  code: Exclude<TaskFailureCode, "budget_exceeded">;
  sentence: string;
  /** Whether the gateway itself tries again. */
  again: boolean;
  /** Whether the person may. */
  retryable: boolean;
  retryAfterMs?: number;
  /** For the log: HTTP status and the provider's own short code, never its message, which may quote the prompt. */
  status?: number;
  providerCode?: string;
}

const cancelled: AttemptFailure = { code: "cancelled", sentence: "This was cancelled.", again: false, retryable: true };
const timeout: AttemptFailure = {
  code: "timeout",
  sentence: "The model took too long to answer.",
  again: true,
  retryable: true,
};
const refused: AttemptFailure = {
  code: "refused",
  sentence: "The model declined to answer this request.",
  again: false,
  retryable: false,
};
const unreachable: AttemptFailure = {
  code: "unreachable",
  sentence: "The model provider could not be reached.",
  again: true,
  retryable: true,
};
const brokenOff: AttemptFailure = {
  code: "provider_error",
  sentence: "The model provider broke off in the middle of its answer.",
  again: true,
  retryable: true,
};
const badKey = "The model provider did not accept the API key. An administrator needs to check AI_API_KEY.";

/** What a call's end means for the task; undefined when there is an answer to read. */
export function failureOf(end: AttemptEnd, now: number): AttemptFailure | undefined {
  if (end.failure?.kind === "cancelled") return cancelled;
  if (end.failure?.kind === "deadline") return timeout;
  if (end.finishReason === "content-filter") return refused;
  if (end.failure === undefined) return end.finishReason === undefined ? brokenOff : undefined;
  const { error } = end.failure;
  if (APICallError.isInstance(error)) return callFailure(error, now);
  const providerCode = codeIn(error);
  // Some providers report an overload inside a stream that began well.
  if (/rate_?limit|429/i.test(providerCode ?? "")) return { ...rateLimited(undefined), providerCode };
  return { ...brokenOff, providerCode };
}

function callFailure(error: APICallError, now: number): AttemptFailure {
  const { statusCode: status } = error;
  // Without a status nothing came back; with 200 the connection broke after it had begun.
  if (status === undefined) return { ...unreachable, providerCode: codeIn(error.cause) };
  if (status < 300) return { ...brokenOff, status };
  const details = { status, providerCode: codeIn(error.data) };
  const failure = statusFailure(status, details.providerCode, retryAfterMilliseconds(error.responseHeaders, now));
  return { ...failure, ...details };
}

function statusFailure(
  status: number,
  providerCode: string | undefined,
  retryAfterMs: number | undefined,
): AttemptFailure {
  if (status === 401 || status === 403) return rejected(badKey);
  if (status === 404) {
    return rejected(
      "The model provider does not know this model or address. An administrator needs to check AI_MODEL and AI_BASE_URL.",
    );
  }
  if (providerCode === "insufficient_quota") {
    return rejected("The account at the model provider has no credit left. An administrator needs to top it up.");
  }
  if (status === 429) return rateLimited(retryAfterMs);
  if (status === 408 || status === 409 || status === 425 || status >= 500) {
    const sentence = `The model provider answered with an error (${status}).`;
    return { code: "provider_error", sentence, again: true, retryable: true, retryAfterMs };
  }
  return rejected(`The model provider did not accept the request (${status}).`);
}

function rejected(sentence: string): AttemptFailure {
  return { code: "provider_error", sentence, again: false, retryable: false };
}

function rateLimited(retryAfterMs: number | undefined): AttemptFailure {
  const sentence = "The model provider is limiting requests at the moment.";
  return { code: "rate_limited", sentence, again: true, retryable: true, retryAfterMs };
}

/** The short code in an error body (`{error: {code, type}}`) or of a network error. */
function codeIn(source: unknown): string | undefined {
  if (typeof source !== "object" || source === null) return undefined;
  if ("error" in source) return codeIn(source.error);
  for (const key of ["code", "type"]) {
    const value: unknown = Reflect.get(source, key);
    if (typeof value === "string" || typeof value === "number") return String(value).slice(0, 60);
  }
  return "cause" in source ? codeIn(source.cause) : undefined;
}
