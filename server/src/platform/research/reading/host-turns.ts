/** Waits so many milliseconds; rejects with the signal's reason when aborted. */
export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>;

/** One call at a time to a host, and a pause between two. */
export interface HostTurns {
  /** Runs `work` when it is its turn. Rejects with the signal's reason when aborted before. */
  take<T>(host: string, work: (turn: Turn) => Promise<T>, signal: AbortSignal): Promise<T>;
}

export interface Turn {
  /** Waits until the last call to the host is so many milliseconds past, and counts what follows as a call. */
  pause(milliseconds: number): Promise<void>;
}

interface Host {
  tail: Promise<unknown>;
  waiting: number;
  calledAt: number;
}

/** So many hosts are remembered at least for as long as the longest pause. */
const hostsMax = 500;

export function createHostTurns({
  now,
  wait,
  longestPause,
}: {
  now: () => number;
  wait: Wait;
  longestPause: number;
}): HostTurns {
  const hosts = new Map<string, Host>();

  const forgetOld = () => {
    if (hosts.size <= hostsMax) return;
    for (const [name, { waiting, calledAt }] of hosts)
      if (waiting === 0 && calledAt + longestPause < now()) hosts.delete(name);
  };

  return {
    async take(name, work, signal) {
      signal.throwIfAborted();
      forgetOld();
      const host = hosts.get(name) ?? { tail: Promise.resolve(), waiting: 0, calledAt: Number.NEGATIVE_INFINITY };
      hosts.set(name, host);
      host.waiting += 1;
      const before = host.tail;
      const done = Promise.withResolvers<void>();
      // Who gives up in the queue leaves it only when it comes to him.
      host.tail = before.then(() => done.promise);
      let called = false;
      try {
        await unlessAborted(before, signal);
        return await work({
          async pause(milliseconds) {
            const left = host.calledAt + milliseconds - now();
            if (left > 0) await wait(left, signal);
            called = true;
          },
        });
      } finally {
        if (called) host.calledAt = now();
        host.waiting -= 1;
        done.resolve();
      }
    },
  };
}

/** The result of `work`, or the signal's reason when that comes first; `work` goes on then. */
export function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}
