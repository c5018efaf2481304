import { statusByErrorCode } from "@seedbed/contract/error-codes";
import { expect, onTestFinished, test, vi } from "vitest";
import { CallFailed, type FailureCode } from "../../../../transport/failure.ts";
import { lineBack, passesByItself } from "./line-back.ts";

test("only what failed for the way to the server, or for what it has to do, is sent again", () => {
  const codes = [...Object.keys(statusByErrorCode), "unreachable", "session_expired"] as FailureCode[];
  expect(codes.filter((code) => passesByItself(new CallFailed("No.", code))).toSorted()).toEqual([
    ...["rate_limited", "timed_out", "unavailable", "unexpected", "unreachable"],
  ]);
  expect(passesByItself(new Error("unreachable"))).toBe(false);
});

test("what waits for the server is sent when the device is online again, or else after a pause", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  let isBack = false;
  const wait = (pause: number) => {
    isBack = false;
    void lineBack(pause).then(() => {
      isBack = true;
    });
  };
  wait(1000);
  await vi.advanceTimersByTimeAsync(999);
  expect(isBack).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isBack).toBe(true);
  wait(1000);
  dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect(isBack).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});
