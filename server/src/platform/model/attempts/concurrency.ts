/** Gives the place back. Calling it twice does no harm. */
export type Release = () => void;

export interface CallSlots {
  /**
   * Waits for a place and resolves with its release. `since`: since when what the call belongs to has been under way.
   * Rejects with the signal's reason when the signal aborts first; the place in the queue is given up then.
   */
  acquire(accountId: string, call: { since: number; signal?: AbortSignal | undefined }): Promise<Release>;
}

interface Waiter {
  since: number;
  start(): void;
}

/**
 * Limits calls over all accounts (`total`) and for each account (`perAccount`).
 * Within an account the call of the oldest work goes first, and of its calls the first that came: what was begun is finished. Between accounts the turns go round, so a company that queues a hundred calls
 * delays another's single call by one place, not by a hundred.
 */
export function createCallSlots(limits: { total: number; perAccount: number }): CallSlots {
  const waitingByAccount = new Map<string, Waiter[]>();
  const runningByAccount = new Map<string, number>();
  let running = 0;

  const runningOf = (accountId: string) => runningByAccount.get(accountId) ?? 0;

  function occupy(accountId: string): Release {
    running += 1;
    runningByAccount.set(accountId, runningOf(accountId) + 1);
    let released = false;
    return () => {
      if (released) return;
      released = true;
      running -= 1;
      const left = runningOf(accountId) - 1;
      if (left > 0) runningByAccount.set(accountId, left);
      else runningByAccount.delete(accountId);
      startNext();
    };
  }

  function startNext(): void {
    while (running < limits.total) {
      const next = [...waitingByAccount].find(([accountId]) => runningOf(accountId) < limits.perAccount);
      if (next === undefined) return;
      const [accountId, waiters] = next;
      const waiter = waiters.shift();
      // Behind all others: a Map keeps insertion order, and that order is whose turn it is.
      waitingByAccount.delete(accountId);
      if (waiters.length > 0) waitingByAccount.set(accountId, waiters);
      waiter?.start();
    }
  }

  function leaveQueue(accountId: string, waiter: Waiter): void {
    const others = (waitingByAccount.get(accountId) ?? []).filter((other) => other !== waiter);
    if (others.length > 0) waitingByAccount.set(accountId, others);
    else waitingByAccount.delete(accountId);
  }

  return {
    async acquire(accountId, { since, signal }) {
      signal?.throwIfAborted();
      return new Promise<Release>((resolve, reject) => {
        const giveUp = () => {
          leaveQueue(accountId, waiter);
          reject(signal?.reason);
        };
        const waiter: Waiter = {
          since,
          start() {
            signal?.removeEventListener("abort", giveUp);
            resolve(occupy(accountId));
          },
        };
        signal?.addEventListener("abort", giveUp, { once: true });
        const waiters = waitingByAccount.get(accountId) ?? [];
        waiters.splice(waiters.findLastIndex((other) => other.since <= since) + 1, 0, waiter);
        waitingByAccount.set(accountId, waiters);
        startNext();
      });
    },
  };
}
