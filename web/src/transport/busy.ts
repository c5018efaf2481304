import { busy } from "@seedbed/contract/error-codes";
import { CallFailed } from "./failure.ts";

const firstPause = 1_000;
const longestPause = 10_000;

let isWaiting = false;
const handlers = new Set<() => void>();

/** Whether the server said that it is busy, and has not become ready since. */
export const isServerBusy = () => isWaiting;

/** Calls the handler when the server becomes busy, and when it is ready again; answers how to stop. */
export function onBusy(handler: () => void): () => void {
  handlers.add(handler);
  return () => {
    handlers.delete(handler);
  };
}

/** Whether the server is busy, which passes by itself; others are `unavailable`, too, such as a model. */
export const saysBusy = (error: unknown) =>
  error instanceof CallFailed && error.code === busy.code && error.message === busy.detail;

/** Takes notice that the server is busy, and looks with growing pauses (1 to 10 s) until it is ready. */
export function noticeBusy(): void {
  if (isWaiting) return;
  tell(true);
  lookLater(firstPause, () => tell(false));
}

/** Resolves when the server is ready; rejects with the signal's reason when that aborts before. */
export function untilReady(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      stop();
      signal?.removeEventListener("abort", end);
      if (signal?.aborted) reject(signal.reason);
      else resolve();
    };
    const stop = onBusy(end);
    if (!isWaiting || signal?.aborted) end();
    else signal?.addEventListener("abort", end);
  });
}

/** Does something as soon as a server that cannot be reached is ready again, however long that takes: looked after every 5 to 10 s. */
export const onceReady = (work: () => void) => lookLater(longestPause, work);

function lookLater(pause: number, work: () => void): void {
  setTimeout(
    async () => {
      const isReady = await fetch("/readyz", { credentials: "omit", signal: AbortSignal.timeout(longestPause) }).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isReady) work();
      else lookLater(Math.min(2 * pause, longestPause), work);
      // Pages that lost the server together do not come back together.
    },
    pause * (0.5 + Math.random() / 2),
  );
}

function tell(next: boolean): void {
  isWaiting = next;
  for (const handler of [...handlers]) handler();
}
