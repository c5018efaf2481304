/** Keeps one request of a kind alive: the newest. */
export interface LatestRequests {
  /** Ends the request that runs under this key, if there is one, and begins another. Call `end` when it is over. */
  begin(key: string): { signal: AbortSignal; end(): void };
}

export function createLatestRequests(): LatestRequests {
  const runningByKey = new Map<string, AbortController>();
  return {
    begin(key) {
      const controller = new AbortController();
      runningByKey.get(key)?.abort();
      runningByKey.set(key, controller);
      return {
        signal: controller.signal,
        end() {
          if (runningByKey.get(key) === controller) runningByKey.delete(key);
        },
      };
    },
  };
}
