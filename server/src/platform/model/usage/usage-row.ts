import { randomUUID } from "node:crypto";
import type { AttemptEnd, AttemptRequest } from "../attempts/attempt.ts";
import { wordsOfMessages } from "../messages.ts";
import type { ModelClass } from "../task.ts";
import type { TaskCaller } from "../task-caller.ts";
import { costUsd, estimateTokens, priceOf, type TokenCount } from "./prices.ts";
import type { UsageRow } from "./usage-log.ts";

/** For whom and for what an attempt was made. */
export interface UsageOwner {
  accountId: string;
  userId: string | null;
  task: { name: string; version: number; modelClass: ModelClass };
  request: AttemptRequest;
}

/** The row of an attempt that has ended. Tokens are the provider's count, or estimated when it gave none. */
export function usageRow(
  owner: UsageOwner,
  end: AttemptEnd,
  place: Pick<UsageRow, "outcome" | "attempt" | "milliseconds" | "mends"> & { startedAt: number },
): UsageRow {
  const { request } = owner;
  const tokens = end.tokens ?? estimatedUsage(request, end.text);
  return {
    id: randomUUID(),
    accountId: owner.accountId,
    userId: owner.userId,
    task: owner.task.name,
    taskVersion: owner.task.version,
    model: request.model.name,
    attempt: place.attempt,
    idempotencyKey: request.idempotencyKey,
    tokensIn: tokens.input,
    tokensCached: tokens.cached,
    tokensOut: tokens.output,
    milliseconds: Math.round(place.milliseconds),
    costUsd: costUsd(priceOf(request.model.choice.id), tokens),
    outcome: place.outcome,
    mends: place.mends,
    createdAt: new Date(place.startedAt),
  };
}

/** A call that broke off in the middle is charged though its usage was never reported; one that brought nothing counts nothing. */
function estimatedUsage(request: AttemptRequest, text: string): TokenCount {
  if (text === "") return { input: 0, cached: 0, output: 0 };
  return { input: promptTokens(request), cached: 0, output: estimateTokens(text.length) };
}

/** What an attempt costs at most, in US dollars; 0 when the price of its model is not known. */
export function largestCost(request: AttemptRequest): number {
  const output = request.maxOutputTokens + request.model.thinkingTokens;
  return costUsd(priceOf(request.model.choice.id), { input: promptTokens(request), cached: 0, output });
}

function promptTokens(request: AttemptRequest): number {
  const parts = [request.system, wordsOfMessages(request.messages), request.schema];
  const words = parts.reduce((sum: number, part) => sum + estimateTokens(JSON.stringify(part).length), 0);
  return words + (request.pictureTokens ?? 0);
}

/** The row of a draft: it costs nothing, but it shows who used what. */
export function draftUsageRow(
  task: { name: string; version: number },
  caller: TaskCaller,
  timing: { startedAt: number; milliseconds: number },
): UsageRow {
  return {
    id: randomUUID(),
    accountId: caller.accountId,
    userId: caller.userId,
    task: task.name,
    taskVersion: task.version,
    model: "offline",
    attempt: 1,
    idempotencyKey: caller.idempotencyKey,
    tokensIn: 0,
    tokensCached: 0,
    tokensOut: 0,
    milliseconds: Math.round(timing.milliseconds),
    costUsd: 0,
    outcome: "ok",
    mends: {},
    createdAt: new Date(timing.startedAt),
  };
}
