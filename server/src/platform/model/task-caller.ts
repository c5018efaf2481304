import type { DeepPartial } from "ai";

/** Who asks for a task, and until when. */
export interface TaskCaller {
  accountId: string;
  userId: string | null;
  /** The same for every execution of the same step, so that a provider or proxy can recognise a repetition. */
  idempotencyKey: string;
  signal?: AbortSignal;
}

/** Watches an answer while it is being written. */
export interface PartialListener<Output> {
  /** Gets the whole partial each time, at most every 30 ms; the first at once, the last always. */
  onPartial?: (partial: DeepPartial<Output>) => void;
  /** What was shown so far came from an attempt that failed; the partial that follows replaces it. */
  onRestart?: () => void;
}
