/** Ends work that takes too long. */
export interface TimeLimit {
  /** Aborts with `signal`, and when the time is over. */
  signal: AbortSignal;
  isOver(): boolean;
  /** Call it when the work is done. */
  clear(): void;
}

/** A limit of so many milliseconds from now on. */
export function timeLimit(milliseconds: number, signal: AbortSignal): TimeLimit {
  const over = new AbortController();
  const timer = setTimeout(() => over.abort(), milliseconds);
  return {
    signal: AbortSignal.any([signal, over.signal]),
    isOver: () => over.signal.aborted,
    clear: () => clearTimeout(timer),
  };
}
