/** How long a call may be silent, in milliseconds: until the first byte, between two, and how long it may last in all. */
export interface CallLimits {
  firstMs: number;
  idleMs: number;
  totalMs: number;
}

export const usualLimits: CallLimits = { firstMs: 180_000, idleMs: 60_000, totalMs: 3_600_000 };

export type Limit = "first" | "idle" | "total";

/** Calls `ring` after some milliseconds, unless what it returns is called before. */
export type Timer = (milliseconds: number, ring: () => void) => () => void;

export interface Watch {
  /** Aborted by the caller's signal, or when a limit is reached. */
  signal: AbortSignal;
  /** The limit that was reached. */
  reached(): Limit | undefined;
  /** Whether the caller has given up. */
  isCancelled(): boolean;
  /** A request leaves. One for an answer in one piece (`whole`) may be silent for as long as a call may last. */
  begin(options: { whole: boolean }): void;
  /** Something came, if only a sign of life. */
  alive(): void;
  /** All that matters has come: what may follow is not waited for long. */
  finishing(): void;
  end(): void;
}

/** Long enough for the usage that follows an answer. */
const longestEndMs = 5_000;

export const usualTimer: Timer = (milliseconds, ring) => {
  const timer = setTimeout(ring, milliseconds);
  return () => clearTimeout(timer);
};

/** Watches the limits of one attempt. `end` must be called. */
export function watchLimits(limits: CallLimits, signal: AbortSignal | undefined, timer: Timer): Watch {
  const limit = new AbortController();
  let reached: Limit | undefined;
  let idleMs = limits.idleMs;
  let stop = () => {};
  const ring = (name: Limit) => () => {
    reached ??= name;
    limit.abort();
  };
  const wait = (milliseconds: number, name: Limit) => {
    stop();
    stop = limit.signal.aborted ? () => {} : timer(milliseconds, ring(name));
  };
  const stopTotal = timer(limits.totalMs, ring("total"));
  return {
    signal: signal === undefined ? limit.signal : AbortSignal.any([limit.signal, signal]),
    reached: () => reached,
    isCancelled: () => signal?.aborted === true,
    begin({ whole }) {
      idleMs = limits.idleMs;
      if (whole) stop();
      else wait(limits.firstMs, "first");
    },
    alive: () => wait(idleMs, "idle"),
    finishing() {
      idleMs = Math.min(idleMs, longestEndMs);
      wait(idleMs, "idle");
    },
    end() {
      stop();
      stopTotal();
    },
  };
}
