import { unlessAborted } from "./host-turns.ts";

/** So many at once; who comes later waits, the first first. */
export interface Places {
  within<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T>;
}

export function createPlaces(count: number): Places {
  const waiting: (() => void)[] = [];
  let free = count;

  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  const enter = async (signal: AbortSignal) => {
    signal.throwIfAborted();
    if (free > 0) {
      free -= 1;
      return;
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting.push(resolve);
    try {
      await unlessAborted(promise, signal);
    } catch (error) {
      const at = waiting.indexOf(resolve);
      // The place may have been given at the same moment.
      if (at >= 0) waiting.splice(at, 1);
      else leave();
      throw error;
    }
  };

  return {
    async within(work, signal) {
      await enter(signal);
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
