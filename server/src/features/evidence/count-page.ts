import { randomUUID } from "node:crypto";
import type { Transaction } from "../../platform/database/database.ts";
import { modelUsage } from "../../platform/model/usage/tables.ts";
import type { UsageOutcome } from "../../platform/model/usage/usage-log.ts";
import type { LibraryReader } from "./exports/research-library.ts";

/** As usage rows name it. */
export const pageTask = "research-page";

interface CountedPage extends LibraryReader {
  /** Begins with what the page was read for. */
  idempotencyKey: string;
  outcome: UsageOutcome;
  startedAt: Date;
  endedAt: Date;
}

/** Counts a page that was asked for, in the transaction that keeps it or notes why there is none. It costs nothing but time. */
export async function countPage(
  transaction: Transaction,
  { accountId, userId, idempotencyKey, outcome, startedAt, endedAt }: CountedPage,
): Promise<void> {
  await transaction.insert(modelUsage).values({
    ...{ id: randomUUID(), accountId, userId, task: pageTask, taskVersion: 1, model: "web", attempt: 1 },
    ...{ idempotencyKey, tokensIn: 0, tokensCached: 0, tokensOut: 0, costUsd: 0, outcome, mends: {} },
    milliseconds: Math.max(0, endedAt.getTime() - startedAt.getTime()),
    createdAt: startedAt,
  });
}
