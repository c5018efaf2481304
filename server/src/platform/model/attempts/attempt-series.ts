import { TaskFailed } from "../task-failed.ts";
import type { Budget } from "../usage/budget.ts";
import type { UsageOutcome, UsageRow } from "../usage/usage-log.ts";
import { largestCost, type UsageOwner, usageRow } from "../usage/usage-row.ts";
import { type AttemptEnd, makeAttempt } from "./attempt.ts";
import { type AttemptFailure, failureOf } from "./attempt-failure.ts";
import type { CallSlots } from "./concurrency.ts";
import { backoffMilliseconds } from "./retry-after.ts";

const mostAttempts = 3;

/** What the gateway lends to every task. */
export interface SeriesTools {
  slots: CallSlots;
  budget: Budget;
  clock: () => number;
  sleep: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  random: () => number;
  /** Writes a row and a line of the log; never fails. */
  record(row: UsageRow, failure: AttemptFailure | undefined): Promise<void>;
}

/** One call with its attempts: the first call of a task, or its repair. */
export interface Series<Verdict extends { outcome: UsageOutcome }> extends UsageOwner {
  /** Attempts of this task before this series. */
  attemptsBefore: number;
  /** Reads the answer, before its usage is recorded. */
  judge(text: string, end: AttemptEnd): Verdict;
  beginAttempt(): void;
  endAttempt(): void;
}

/**
 * Calls until there is an answer: at most 3 attempts, a pause between them, a place and money for each.
 * Fails with `TaskFailed` when there is none.
 */
export async function runSeries<Verdict extends { outcome: UsageOutcome }>(
  series: Series<Verdict>,
  tools: SeriesTools,
): Promise<{ verdict: Verdict; attempts: number }> {
  for (let attempt = 1; ; attempt += 1) {
    const { verdict, failure } = await attemptOnce(series, tools, attempt);
    if (failure === undefined) return { verdict, attempts: attempt };
    if (!failure.again || attempt === mostAttempts) throw new TaskFailed(failure);
    const pause = failure.retryAfterMs ?? backoffMilliseconds(attempt, tools.random);
    await unlessCancelled(tools.sleep(Math.min(pause, series.request.deadlineMs), series.request.signal), series);
  }
}

type AttemptResult<Verdict> =
  | { verdict: Verdict; failure?: undefined }
  | { verdict?: undefined; failure: AttemptFailure };

async function attemptOnce<Verdict extends { outcome: UsageOutcome }>(
  series: Series<Verdict>,
  tools: SeriesTools,
  attempt: number,
): Promise<AttemptResult<Verdict>> {
  const { request, accountId } = series;
  const release = await unlessCancelled(tools.slots.acquire(accountId, request.signal), series);
  try {
    const reservation = await tools.budget.reserve(accountId, largestCost(request));
    try {
      series.beginAttempt();
      const startedAt = tools.clock();
      const end = await makeAttempt(request);
      series.endAttempt();
      release();
      const failure = failureOf(end, tools.clock());
      let outcome: UsageOutcome = failure === undefined ? "check_failed" : failure.code;
      try {
        if (failure !== undefined) return { failure };
        const verdict = series.judge(end.text, end);
        outcome = verdict.outcome;
        return { verdict };
      } finally {
        const milliseconds = tools.clock() - startedAt;
        const place = { outcome, attempt: series.attemptsBefore + attempt, startedAt, milliseconds };
        await tools.record(usageRow(series, end, place), failure);
      }
    } finally {
      await reservation.release();
    }
  } finally {
    release();
  }
}

/** Waiting that the person's cancellation ends becomes `cancelled`; any other error stays what it is. */
async function unlessCancelled<T>(waiting: Promise<T>, series: UsageOwner): Promise<T> {
  try {
    return await waiting;
  } catch (error) {
    if (!series.request.signal?.aborted) throw error;
    throw new TaskFailed({ code: "cancelled", sentence: "This was cancelled.", retryable: true });
  }
}
