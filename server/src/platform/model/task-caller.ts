import type { DeepPartial } from "ai";
import type { AiTask } from "./task.ts";

/** Who asks for a task, and until when. */
export interface TaskCaller {
  accountId: string;
  userId: string | null;
  /** The same for every execution of the same step, so that a provider or proxy can recognise a repetition. */
  idempotencyKey: string;
  signal?: AbortSignal;
}

/** A task that somebody asks for, with what it is asked about. */
export interface TaskOrder<Input, Output> {
  task: AiTask<Input, Output>;
  input: Input;
  context: TaskCaller & PartialListener<Output>;
}

/** Watches an answer while it is being written. */
export interface PartialListener<Output> {
  /** Gets the whole partial each time, at most every 30 ms; the first at once, the last always. */
  onPartial?: (partial: DeepPartial<Output>) => void;
  /** What was shown so far came from an attempt that failed; the partial that follows replaces it. */
  onRestart?: () => void;
}
