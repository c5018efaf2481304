import type { DeepPartial } from "ai";
import type { SQLWrapper } from "drizzle-orm";
import type { Transaction } from "../database/database.ts";
import type { TaskNote } from "./answer/findings.ts";
import type { AiTask } from "./task.ts";

/** Who asks for a task, and until when. */
export interface TaskCaller {
  accountId: string;
  userId: string | null;
  /** The same for every execution of the same step, so that a provider or proxy can recognise a repetition. */
  idempotencyKey: string;
  /** Since when what the task belongs to has been under way, in milliseconds since 1970: of an account's waiting calls the oldest goes first. */
  since?: number;
  /** Milliseconds for which a provider that is away, or has no place, is asked again; 3 attempts when absent. */
  patienceMs?: number;
  signal?: AbortSignal;
}

/** A task that somebody asks for, with what it is asked about. */
export interface TaskOrder<Input, Output> {
  task: AiTask<Input, Output>;
  input: Input;
  context: TaskCaller & PartialListener<Output> & AnswerKeeper<Output>;
}

/** An answer as it is kept. */
interface KeptAnswer<Output> {
  output: Output;
  origin: "model" | "draft";
  notes: TaskNote[];
}

export interface AnswerKeeper<Output> {
  /** The statement that stores an answer. It is sent with the one that records what it cost: neither is there without the other. */
  keep?: (transaction: Transaction, answer: KeptAnswer<Output>) => SQLWrapper;
}

/** Watches an answer while it is being written. */
export interface PartialListener<Output> {
  /** Gets the whole partial each time, at most every 30 ms; the first at once, the last always. */
  onPartial?: (partial: DeepPartial<Output>) => void;
  /** What was shown so far came from an attempt that failed; the partial that follows replaces it. */
  onRestart?: () => void;
}
