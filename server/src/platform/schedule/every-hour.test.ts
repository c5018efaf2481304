import { pino } from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { everyHour } from "./every-hour.ts";

const hour = 3_600_000;
const log = pino({ level: "silent" });
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("work is done once an hour until it is stopped, also after a failure, which is logged", async () => {
  const warn = vi.spyOn(log, "warn");
  const work = vi.fn(async () => undefined).mockRejectedValueOnce(new Error("no database"));
  const stop = everyHour(log, "tidy up", work);
  await vi.advanceTimersByTimeAsync(2 * hour);
  expect(work).toHaveBeenCalledTimes(2);
  expect(warn).toHaveBeenCalledExactlyOnceWith({ err: new Error("no database") }, "could not tidy up");
  stop();
  await vi.advanceTimersByTimeAsync(2 * hour);
  expect(work).toHaveBeenCalledTimes(2);
});

test("work that takes longer than an hour is not begun a second time", async () => {
  const work = vi.fn(() => new Promise<void>(() => undefined));
  const stop = everyHour(log, "tidy up", work);
  await vi.advanceTimersByTimeAsync(3 * hour);
  expect(work).toHaveBeenCalledTimes(1);
  stop();
});
