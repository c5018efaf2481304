/**
 * Does work for the same key one after the other, and for different keys at once. Who waits stops waiting when the signal aborts, and throws its
 * reason.
 */
export function createOneAtATime() {
  const lastByKey = new Map<string, Promise<unknown>>();
  return async <Result>(key: string, signal: AbortSignal, work: () => Promise<Result>): Promise<Result> => {
    const before = lastByKey.get(key);
    const own = (async () => {
      await before;
      signal.throwIfAborted();
      return work();
    })();
    const ended = own.then(
      () => undefined,
      () => undefined,
    );
    lastByKey.set(key, ended);
    void ended.then(() => {
      if (lastByKey.get(key) === ended) lastByKey.delete(key);
    });
    return before ? Promise.race([own, aborted(signal)]) : own;
  };
}

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
