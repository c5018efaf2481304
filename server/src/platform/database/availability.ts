import type { Logger } from "pino";
import { DatabaseAway, isOutageOfDriver, mayPass } from "./outage.ts";

/** All in milliseconds. */
export interface OutagePauses {
  /** Between two looks for a database that is away, and between two tries of what fails again: doubled from here to `longest`. */
  first: number;
  longest: number;
  /** After such a time without an answer it is asked whether it is still there, for half as long. */
  silence: number;
}

export const usualPauses: OutagePauses = { first: 500, longest: 15_000, silence: 10_000 };

/** Whether the database answers, as far as this server knows. It is told of every failure and looks by itself until there is an answer. */
export interface Availability {
  readonly isAway: boolean;
  /** Takes notice of an error of the database, and gives what to throw for it: a `DatabaseAway` when that is what it means. */
  noticed(error: unknown): unknown;
  /** Waits for an answer of the database; one that takes long may have been lost with its connection, which nobody tells. */
  watched<T>(answer: Promise<T>): Promise<T>;
  /** Waits until the database answers, at most so many milliseconds; false when it does not by then. */
  backWithin(milliseconds: number): Promise<boolean>;
  /**
   * Does `work`, and again whenever it fails because the database is away, or its transaction was in the way of another one: as soon as
   * there is an answer, and with growing pauses when that is not enough. `work` must be repeatable. Ends only with the result, with
   * another failure, or when `signal` aborts; nothing comes of it once the database is closed.
   */
  throughOutages<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** Calls `lost` whenever nothing answers any more: connections that are left lead nowhere. */
  onLost(lost: () => void): void;
  close(): void;
}

interface AvailabilityOptions {
  /** Asks the database anything, over a connection of its own; rejects when there is no answer. */
  probe(): Promise<void>;
  log?: Pick<Logger, "warn"> | undefined;
  pauses: OutagePauses;
}

export function createAvailability({ probe, log, pauses }: AvailabilityOptions): Availability {
  const waiting = new Set<() => void>();
  const lostListeners = new Set<() => void>();
  let state: "here" | "suspected" | "away" = "here";
  let closed = false;
  let asking = false;
  let timer: NodeJS.Timeout | undefined;

  const back = () => {
    if (state === "here") return;
    if (state === "away") log?.warn({}, "the database is back");
    state = "here";
    clearTimeout(timer);
    for (const resume of [...waiting]) resume();
  };

  const look = async (looks: number) => {
    try {
      await probe();
      if (!closed) back();
    } catch (error) {
      // An answer may have come another way.
      if (!closed && state !== "here") missed(error, looks);
    }
  };

  const missed = (error: unknown, looks: number) => {
    if (state !== "away") log?.warn({ reason: reasonOf(error) }, "the database is away; work waits until it is back");
    state = "away";
    if (!(error instanceof Error && "severity" in error)) for (const lost of lostListeners) lost();
    timer = setTimeout(() => void look(looks + 1), pauseAfter(looks, pauses)).unref();
  };

  /** Something may only take long: everything else goes on while the database is asked whether it is there. */
  const ask = async () => {
    if (state !== "here" || closed || asking) return;
    asking = true;
    const failure = await probe().then(
      () => null,
      (error: unknown) => ({ error }),
    );
    asking = false;
    if (failure && state === "here" && !closed) missed(failure.error, 0);
  };

  const suspect = () => {
    if (state !== "here" || closed) return;
    state = "suspected";
    void look(0);
  };

  const noticed = (error: unknown) => {
    if (error instanceof DatabaseAway || !isOutageOfDriver(error)) return error;
    suspect();
    return new DatabaseAway(error);
  };

  /** Resolves when the database answers, or `signal` aborts. */
  const untilBack = (signal?: AbortSignal) =>
    new Promise<void>((resolve) => {
      const resume = () => {
        waiting.delete(resume);
        signal?.removeEventListener("abort", resume);
        resolve();
      };
      if (state === "here" && !closed) return resolve();
      waiting.add(resume);
      signal?.addEventListener("abort", resume, { once: true });
    });

  return {
    get isAway() {
      return state !== "here";
    },
    noticed,
    async watched(answer) {
      const timer = setTimeout(ask, pauses.silence).unref();
      try {
        return await answer;
      } finally {
        clearTimeout(timer);
      }
    },
    async backWithin(milliseconds) {
      const over = AbortSignal.timeout(Math.max(0, Math.ceil(milliseconds)));
      await untilBack(over);
      return state === "here";
    },
    async throughOutages(work, signal) {
      for (let failures = 0; ; failures += 1) {
        try {
          return await work();
        } catch (error) {
          if (!mayPass(error) || signal?.aborted) throw error;
          if (failures > 0) await elapsed(pauseAfter(failures - 1, pauses), signal);
          await untilBack(signal);
          if (signal?.aborted) throw error;
        }
      }
    },
    onLost: (lost) => void lostListeners.add(lost),
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}

/** Between half of the pause and all of it: servers that lost their database together do not come back together. */
const pauseAfter = (failures: number, { first, longest }: OutagePauses) =>
  Math.min(longest, first * 2 ** Math.min(failures, 20)) * (0.5 + Math.random() / 2);

const elapsed = (milliseconds: number, signal?: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds).unref();
    signal?.addEventListener("abort", end, { once: true });
  });

const reasonOf = (error: unknown) => (error instanceof Error ? error.message || error.name : "unknown");
