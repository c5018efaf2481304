import { afterEach, expect, test, vi } from "vitest";
import { CallCounts } from "./call-counts.ts";

const window = 60_000;
afterEach(() => vi.useRealTimers());

function countingWith(counts: CallCounts) {
  return (caller: string) => {
    let place = 0;
    counts.incr(caller, (_error, result) => (place = result?.current ?? 0), window);
    return place;
  };
}

test("of many callers those that called last are remembered, and each kind of call is counted apart", () => {
  const counts = new CallCounts();
  const count = countingWith(counts);
  for (const caller of ["first", "second", "first"]) count(caller);
  for (let index = 2; index < 20_000; index += 1) count(`${index}`);
  expect(count("one more")).toBe(1);
  expect([count("first"), count("second")]).toEqual([3, 1]);
  expect(countingWith(counts.child())("first")).toBe(1);
});

test("a window of time begins with a caller's first call, and the next call after it begins another", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const counts = new CallCounts();
  const told: unknown[] = [];
  const call = () => counts.incr("Ada", (_error, result) => told.push(result), window);
  call();
  vi.setSystemTime(Date.now() + window - 1);
  call();
  vi.setSystemTime(Date.now() + 1);
  call();
  expect(told).toEqual([
    { current: 1, ttl: window },
    { current: 2, ttl: 1 },
    { current: 1, ttl: window },
  ]);
});
