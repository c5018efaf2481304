import { onTestFinished, vi } from "vitest";

const long = 60_000;

/**
 * A clock that the test moves on, for what is kept for minutes. Waits of a minute or more belong to it; shorter ones, which pages and expectations
 * live on, pass by themselves. To be called before the page opens.
 */
export function passingTime() {
  vi.useFakeTimers({ toFake: ["Date"] });
  const waits = new Map<number, { at: number; end: () => void }>();
  const { setTimeout: wait, clearTimeout: forget } = globalThis;
  let id = -1;
  vi.stubGlobal("setTimeout", (end: (...given: unknown[]) => void, delay = 0, ...given: unknown[]) => {
    if (delay < long) return wait(end, delay, ...given);
    id -= 1;
    waits.set(id, { at: Date.now() + delay, end: () => end(...given) });
    return id;
  });
  vi.stubGlobal("clearTimeout", (given: number) => {
    if (!waits.delete(given)) forget(given);
  });
  onTestFinished(() => void vi.useRealTimers());
  return {
    pass(milliseconds: number) {
      vi.setSystemTime(Date.now() + milliseconds);
      for (const [key, { at, end }] of waits) {
        if (at > Date.now() || !waits.delete(key)) continue;
        end();
      }
    },
  };
}
