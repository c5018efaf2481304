import { expect, test } from "vitest";
import { type Timer, watchLimits } from "./call-limits.ts";

const limits = { firstMs: 180_000, idleMs: 60_000, totalMs: 3_600_000 };

/** A clock that is moved by hand. */
function handClock() {
  let now = 0;
  let waiting: { at: number; ring: () => void }[] = [];
  const timer: Timer = (milliseconds, ring) => {
    const entry = { at: now + milliseconds, ring };
    waiting.push(entry);
    return () => {
      waiting = waiting.filter((one) => one !== entry);
    };
  };
  const pass = (milliseconds: number) => {
    now += milliseconds;
    for (const entry of waiting.filter(({ at }) => at <= now)) entry.ring();
  };
  return { timer, pass, open: () => waiting.length };
}

test("an answer that keeps coming is not cut before the total", () => {
  const clock = handClock();
  const watch = watchLimits(limits, undefined, clock.timer);
  watch.begin({ whole: false });
  clock.pass(179_999);
  for (let minute = 0; minute < 57; minute += 1) {
    watch.alive();
    clock.pass(59_999);
  }
  expect(watch.signal.aborted).toBe(false);
  watch.alive();
  clock.pass(59_999);
  expect(watch.reached()).toBe("total");
  expect(watch.signal.aborted).toBe(true);
});

test("silence before the first byte and after it have limits of their own", () => {
  const [before, after] = [handClock(), handClock()];
  const silent = watchLimits(limits, undefined, before.timer);
  silent.begin({ whole: false });
  before.pass(180_000);
  expect(silent.reached()).toBe("first");
  const begun = watchLimits(limits, undefined, after.timer);
  begun.begin({ whole: false });
  begun.alive();
  after.pass(60_000);
  expect(begun.reached()).toBe("idle");
});

test("an answer in one piece may take the whole time before its first byte", () => {
  const clock = handClock();
  const watch = watchLimits(limits, undefined, clock.timer);
  watch.begin({ whole: true });
  clock.pass(3_599_999);
  expect(watch.reached()).toBeUndefined();
});

test("what follows an answer is waited for five seconds", () => {
  const clock = handClock();
  const watch = watchLimits(limits, undefined, clock.timer);
  watch.begin({ whole: false });
  watch.finishing();
  clock.pass(5_000);
  expect(watch.reached()).toBe("idle");
});

test("a caller who gives up aborts, which is no limit; no timer is left at the end", () => {
  const clock = handClock();
  const caller = new AbortController();
  const watch = watchLimits(limits, caller.signal, clock.timer);
  watch.begin({ whole: false });
  caller.abort();
  expect([watch.signal.aborted, watch.isCancelled(), watch.reached()]).toEqual([true, true, undefined]);
  watch.end();
  expect(clock.open()).toBe(0);
});
