import { onBusy } from "../../../../transport/busy.ts";
import { onStatus } from "../../../../transport/events.ts";
import { CallFailed, type FailureCode } from "../../../../transport/failure.ts";

const passing: readonly FailureCode[] = ["unreachable", "unavailable", "unexpected", "timed_out", "rate_limited"];

/** Whether a call did not fail for what it asks: the same call may succeed later. */
export const passesByItself = (error: unknown): boolean => error instanceof CallFailed && passing.includes(error.code);

/** Resolves when something says that the server may be there again, after `pause` milliseconds at the latest. */
export function lineBack(pause: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener("online", end);
      for (const stop of stops) stop();
      resolve();
    };
    const timer = setTimeout(end, pause);
    const stops = [onBusy(end), onStatus((status) => status === "open" && end())];
    addEventListener("online", end);
  });
}
