import type { Clock } from "../../platform/clock/clock.ts";

/** When a change happens: now, but later than the change before, because the moment is the row's ETag. */
export function momentAfter(clock: Clock, before: Date): Date {
  return new Date(Math.max(clock().getTime(), before.getTime() + 1));
}
