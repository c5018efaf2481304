import { APICallError } from "ai";
import type { TaskFailureCode } from "../task-failed.ts";
import { type Refusal, UnreadableAnswer } from "../wire/call-refused.ts";
import { codeOf, statusOf } from "../wire/refusal-words.ts";
import type { AttemptEnd } from "./attempt.ts";
import { type FailureReason, failureReasons } from "./failures/failure-reason.ts";
import { networkReason } from "./failures/network-reason.ts";
import { refusalIn } from "./failures/refusal-in.ts";
import { pauseAsked, refusalReason } from "./failures/refusal-reason.ts";

export interface AttemptFailure {
  reason: FailureReason;
  code: Exclude<TaskFailureCode, "budget_exceeded">;
  sentence: string;
  /** Whether the gateway itself tries again. */
  again: boolean;
  /** Whether the person may. */
  retryable: boolean;
  /** Whether it passes by waiting, and cost nothing. */
  passing: boolean;
  retryAfterMs?: number;
  /** For the log: HTTP status and the provider's own short code, never its message, which may quote the prompt. */
  status?: number;
  providerCode?: string;
}

/** A provider that asks to wait longer is not waited for. */
const longestPauseMs = 120_000;

/** What a call's end means for the task; undefined when there is an answer to read. */
export function failureOf(end: AttemptEnd, now: number): AttemptFailure | undefined {
  if (end.failure?.kind === "cancelled") return failure("cancelled");
  if (end.failure?.kind === "limit") return failure(reasonsByLimit[end.failure.limit]);
  if (end.finishReason === "content-filter") return failure("refused");
  if (end.failure === undefined) return end.finishReason === undefined ? failure("broken_off") : undefined;
  const { error } = end.failure;
  if (error instanceof UnreadableAnswer) return failure(error.reason);
  const refusal = refusalIn(error);
  if (refusal !== undefined) return refused(refusal, now);
  const { reason, code: providerCode } = networkReason(error);
  const began = end.text !== "" || (APICallError.isInstance(error) && error.statusCode !== undefined);
  return { ...failure(began ? "broken_off" : reason), providerCode };
}

const reasonsByLimit = { first: "first_word_late", idle: "fell_silent", total: "never_ended" } as const;

const passing = new Set<FailureReason>([
  "nobody_there",
  "unknown_host",
  "unreachable",
  "rate_limited",
  "overloaded",
  "loading",
  "provider_timeout",
]);

function failure(reason: FailureReason): AttemptFailure {
  return { reason, ...failureReasons[reason], passing: passing.has(reason) };
}

function refused(refusal: Refusal, now: number): AttemptFailure {
  const status = refusal.status >= 300 ? statusOf(refusal) : undefined;
  const found = { ...failure(refusalReason(refusal)), status, providerCode: codeOf(refusal) };
  const retryAfterMs = pauseAsked(refusal, now);
  if (!found.again || retryAfterMs === undefined || retryAfterMs <= longestPauseMs) return { ...found, retryAfterMs };
  const sentence = `The model provider asks to wait ${durationInWords(retryAfterMs)}. Try again then.`;
  return { ...found, again: false, sentence, retryAfterMs };
}

function durationInWords(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / 60_000);
  return minutes < 120 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
