import type { FairQueue } from "../../fairness/fair-queue.ts";
import { TaskFailed } from "../task-failed.ts";
import type { Budget } from "../usage/budget.ts";
import type { AlongUsage, UsageOutcome } from "../usage/usage-log.ts";
import type { RecordUsage } from "../usage/usage-recorder.ts";
import { largestCost, type UsageOwner, usageRow } from "../usage/usage-row.ts";
import { type AttemptEnd, makeAttempt } from "./attempt.ts";
import { type AttemptFailure, failureOf } from "./attempt-failure.ts";
import { backoffMilliseconds } from "./retry-after.ts";

const mostAttempts = 3;

/** Between two attempts while somebody has patience. */
const longestPauseMs = 15_000;

/** What the gateway lends to every task. */
export interface SeriesTools {
  slots: FairQueue;
  budget: Budget;
  clock: () => number;
  sleep: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  random: () => number;
  record: RecordUsage;
  /** Lets calls of people go first; nothing when absent. */
  giveWay?: (() => Promise<void>) | undefined;
}

/** What is recorded of an answer that was read. */
interface Judged {
  outcome: UsageOutcome;
  mends: Record<string, number>;
}

/** One call with its attempts: the first call of a task, or its repair. */
export interface Series<Verdict extends Judged> extends UsageOwner {
  /** Attempts of this task before this series. */
  attemptsBefore: number;
  /** Milliseconds since 1970; now when absent. */
  since?: number | undefined;
  patienceMs?: number | undefined;
  /** Reads the answer, before its usage is recorded. */
  judge(text: string, end: AttemptEnd): Verdict;
  beginAttempt(): void;
  endAttempt(): void;
  /** What is stored with the usage of an attempt that brought this. */
  along?(verdict: Verdict): AlongUsage | undefined;
}

/**
 * Calls until there is an answer: at most 3 attempts, a pause between them, a place and money for each. With patience a provider that is away, or
 * has no place, is asked on: such attempts cost nothing.
 * Fails with `TaskFailed` when there is none.
 */
export async function runSeries<Verdict extends Judged>(
  series: Series<Verdict>,
  tools: SeriesTools,
): Promise<{ verdict: Verdict; attempts: number }> {
  const patienceMs = series.patienceMs ?? 0;
  let waitedMs = 0;
  for (let attempt = 1; ; attempt += 1) {
    const { verdict, failure } = await attemptOnce(series, tools, attempt);
    if (failure === undefined) return { verdict, attempts: attempt };
    const isOver = attempt >= mostAttempts && !(failure.passing && waitedMs < patienceMs);
    if (!failure.again || isOver) throw new TaskFailed(failure);
    const backoff = Math.min(backoffMilliseconds(attempt, tools.random), longestPauseMs);
    // A provider that asks to be asked again at once would be asked without end.
    const pause = Math.max(failure.retryAfterMs ?? backoff, attempt < mostAttempts ? 0 : backoff);
    waitedMs += pause;
    await unlessCancelled(tools.sleep(pause, series.request.signal), series);
  }
}

type AttemptResult<Verdict> =
  | { verdict: Verdict; failure?: undefined }
  | { verdict?: undefined; failure: AttemptFailure };

async function attemptOnce<Verdict extends Judged>(
  series: Series<Verdict>,
  tools: SeriesTools,
  attempt: number,
): Promise<AttemptResult<Verdict>> {
  const { request, accountId } = series;
  const whose = { company: accountId, person: series.userId };
  const release = await unlessCancelled(
    tools.slots.enter(whose, { since: series.since ?? tools.clock(), signal: request.signal }),
    series,
  );
  try {
    const payer = { accountId, userId: series.userId, signal: request.signal };
    const reservation = await unlessCancelled(tools.budget.reserve(payer, largestCost(request)), series);
    try {
      series.beginAttempt();
      const startedAt = tools.clock();
      const end = await makeAttempt(request);
      series.endAttempt();
      release();
      const endedAt = tools.clock();
      await tools.giveWay?.();
      const failure = failureOf(end, endedAt);
      let outcome: UsageOutcome = failure === undefined ? "check_failed" : failure.code;
      let mends: Record<string, number> = {};
      let along: AlongUsage | undefined;
      try {
        if (failure !== undefined) return { failure };
        const verdict = series.judge(end.text, end);
        ({ outcome, mends } = verdict);
        along = series.along?.(verdict);
        return { verdict };
      } finally {
        const milliseconds = endedAt - startedAt;
        const place = { outcome, mends, attempt: series.attemptsBefore + attempt, startedAt, milliseconds };
        await tools.record(usageRow(series, end, place), { failure, along });
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
