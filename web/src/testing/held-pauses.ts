import { vi } from "vitest";

/** Waits of this length end when the test says so, and no other ones: `end` ends the one that began first. Gives how many wait, too. */
export function holdPauses(length: number) {
  const waits = new Map<number, () => void>();
  let last = 0;
  const { setTimeout: wait, clearTimeout: forget } = globalThis;
  vi.stubGlobal("setTimeout", (end: () => void, delay = 0) => {
    if (delay !== length) return wait(end, delay);
    last -= 1;
    waits.set(last, end);
    return last;
  });
  vi.stubGlobal("clearTimeout", (given: number) => {
    if (!waits.delete(given)) forget(given);
  });
  return {
    waiting: () => waits.size,
    end() {
      const [first] = waits;
      if (!first) throw new Error("Nothing waits.");
      waits.delete(first[0]);
      first[1]();
    },
  };
}
