import { randomUUID } from "node:crypto";
import type { SeriesTools } from "../attempts/attempt-series.ts";
import type { TaskCaller } from "../task-caller.ts";
import { priceOf } from "../usage/prices.ts";
import type { AlongUsage, UsageOutcome } from "../usage/usage-log.ts";
import type { ConnectedEmbeddingModel, Embedded } from "./connect-embedding-model.ts";
import { EmbeddingFailed } from "./embedding-failed.ts";

/** Texts that somebody wants as vectors: one call. */
export interface EmbeddingOrder extends TaskCaller {
  texts: readonly string[];
  /** The statement that keeps the vectors, sent with the one that records what they cost. */
  keep(vectors: readonly number[][]): AlongUsage;
  signal: AbortSignal;
}

/** The fewest letters that a token has, so that what is set aside is enough. */
const lettersOfToken = 2;

/** Has texts made into vectors: a place, money and a usage row, as for any call. Throws `EmbeddingFailed`, `TaskFailed` without money, the signal's reason. */
export async function runEmbedding(
  { accountId, userId, idempotencyKey, since, texts, keep, signal }: EmbeddingOrder,
  model: ConnectedEmbeddingModel,
  { slots, budget, clock, record }: SeriesTools,
): Promise<number[][]> {
  const usdOf = (tokens: number) => (tokens * (priceOf(model.id)?.input ?? 0)) / 1_000_000;
  const letters = texts.reduce((sum, text) => sum + text.length, 0);
  const reserved = await budget.reserve({ accountId, userId, signal }, usdOf(letters / lettersOfToken));
  try {
    const release = await slots.enter({ company: accountId, person: userId }, { since: since ?? clock(), signal });
    const startedAt = clock();
    const row = (outcome: UsageOutcome, tokens: number) => ({
      ...{ id: randomUUID(), accountId, userId, task: "embedding", taskVersion: 1, model: model.name, attempt: 1 },
      ...{
        idempotencyKey,
        tokensIn: tokens,
        tokensCached: 0,
        tokensOut: 0,
        costUsd: usdOf(tokens),
        outcome,
        mends: {},
      },
      milliseconds: Math.round(clock() - startedAt),
      createdAt: new Date(startedAt),
    });
    let embedded: Embedded;
    try {
      embedded = await model.embed(texts, signal);
    } catch (error) {
      if (error instanceof EmbeddingFailed) await record(row(error.outcome, 0));
      throw error;
    } finally {
      release();
    }
    await record(row("ok", embedded.tokens), { along: keep(embedded.vectors) });
    return embedded.vectors;
  } finally {
    await reserved.release();
  }
}
