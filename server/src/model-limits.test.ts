import { expect, onTestFinished, test, vi } from "vitest";
import { readConfig } from "./config.ts";
import { usualTimer, watchLimits } from "./platform/model/wire/call-limits.ts";

/** Watched by the limits that hold unless told otherwise. */
function watched() {
  const { limits } = readConfig({}).ai;
  if (!limits) throw new Error("There are limits.");
  return watchLimits(limits, undefined, usualTimer);
}

test("[S2.9-01] what a model writes for ten minutes is not cut off, unless told otherwise", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const writing = watched();
  writing.begin({ whole: false });
  for (let second = 0; second < 600; second += 30) {
    vi.advanceTimersByTime(30_000);
    writing.alive();
  }
  expect(writing.reached()).toBeUndefined();
  const silent = watched();
  silent.begin({ whole: true });
  vi.advanceTimersByTime(600_000);
  expect(silent.reached()).toBeUndefined();
  writing.end();
  silent.end();
});
