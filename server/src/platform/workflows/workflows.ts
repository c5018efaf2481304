import type { FairQueue } from "../fairness/fair-queue.ts";

/** What a durable workflow can do. */
export interface Steps {
  /**
   * Does `work` once: its JSON result is kept, and a resumed workflow gets it without doing the work again. A crash before the
   * result is kept makes the work run again, so it must be repeatable. Start steps in the same order on every execution.
   * `signal` fires within about a second of a cancellation. While the database is away the step waits, and then does its work again.
   * What else `work` throws is a defect: return expected failures as values.
   */
  step<T>(name: string, work: (signal: AbortSignal) => Promise<T>): Promise<T>;
  /**
   * Does `work` beside the steps, on every execution, and again after an outage: for work that finds by itself what it has done before, of which
   * the engine need note nothing. `signal` as above; at once when this server cancels.
   */
  work<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T>;
}

/** Where workflows of a name wait for their turn, each of them whenever it is executed. */
export interface Lane<Input> {
  queue: FairQueue;
  /** Since when what it belongs to has been under way, in milliseconds; since it came when absent. */
  since?(input: Input): number | undefined;
}

/** A named, durable procedure. Everything it does besides calling steps must be deterministic. */
export interface Workflow<Input> {
  readonly name: string;
  readonly run: (input: Input, steps: Steps) => Promise<void>;
}

/** Starts and stops durable work on any server that shares the database. */
export interface Workflows {
  /** Makes a workflow known; all must be known before `launch`. One with a lane is somebody's. */
  define<Input>(name: string, run: (input: Input, steps: Steps) => Promise<void>): Workflow<Input>;
  define<Input extends { accountId: string; userId: string }>(
    name: string,
    run: (input: Input, steps: Steps) => Promise<void>,
    lane: Lane<Input>,
  ): Workflow<Input>;
  /**
   * Starts a workflow here and returns at once; starting the same id again does nothing, so a workflow may start others beside its steps. While the database is away it returns within
   * seconds all the same, and the workflow starts later.
   */
  start<Input>(workflow: Workflow<Input>, id: string, input: Input): Promise<void>;
  /** Ends a workflow at its next step; unknown and finished ones are left alone. While the database is away, as `start` does. */
  cancel(id: string): Promise<void>;
  /** Whether a workflow was ever started under this id. */
  isKnown(id: string): Promise<boolean>;
  /** Removes all that the engine noted of workflows that ended before, a batch at a time. */
  removeEnded(before: Date): Promise<void>;
  /** Begins to work: resumes what this server left unfinished and takes over from servers that died. */
  launch(): Promise<void>;
  /** Stops taking work and leaves what is unfinished to the next start. */
  close(): Promise<void>;
  readonly isReady: boolean;
}
