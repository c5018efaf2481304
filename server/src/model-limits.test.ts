import { afterEach, expect, test, vi } from "vitest";
import { readConfig } from "./config.ts";
import { usualLimits, usualTimer, watchLimits } from "./platform/model/wire/call-limits.ts";

afterEach(() => vi.useRealTimers());

test("[S2.9-01] what a model writes for ten minutes is not cut off, unless told otherwise", () => {
  vi.useFakeTimers();
  const { limits = usualLimits } = readConfig({}).ai;
  const writing = watchLimits(limits, undefined, usualTimer);
  writing.begin({ whole: false });
  for (let second = 0; second < 600; second += 30) {
    vi.advanceTimersByTime(30_000);
    writing.alive();
  }
  expect(writing.reached()).toBeUndefined();
  const silent = watchLimits(limits, undefined, usualTimer);
  silent.begin({ whole: true });
  vi.advanceTimersByTime(600_000);
  expect(silent.reached()).toBeUndefined();
  writing.end();
  silent.end();
});
