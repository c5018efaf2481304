import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type { Database } from "../../../platform/database/database.ts";
import { compareIdeas } from "./compare-ideas.ts";
import { findNextWaiting } from "./waiting-store.ts";

/** Compares what waits for it beside everything else. */
export interface BackgroundComparing {
  /** Begins, unless it is at it. */
  begin(): void;
  /** Ends before the next ideas; what still waits is compared after the next start. */
  close(): Promise<void>;
}

const lookedUp = 500;
/** Who asks for similar ideas meanwhile waits for so many at most. */
const together = 4;

const shortestPause = 20;

/** As slowly as it takes for half of the time to be left to others. */
export function createBackgroundComparing({
  database,
  log,
}: {
  database: Database;
  log: Pick<Logger, "warn">;
}): BackgroundComparing {
  const ending = new AbortController();
  let running: Promise<void> | undefined;

  const compareAll = async () => {
    for (let ideas = await next(); ideas.length > 0; ideas = await next())
      for (const [accountId, ofCompany] of Map.groupBy(ideas, (idea) => idea.accountId))
        for (let first = 0; first < ofCompany.length; first += together) {
          const ids = ofCompany.slice(first, first + together).map(({ ideaId }) => ideaId);
          const begun = performance.now();
          ending.signal.throwIfAborted();
          await database.withTenant({ accountId, userId: null }, (transaction) => compareIdeas(transaction, ids));
          await pause(Math.max(shortestPause, performance.now() - begun), undefined, {
            signal: ending.signal,
            ref: false,
          });
        }
  };
  const next = () => database.withSystem((transaction) => findNextWaiting(transaction, lookedUp));

  return {
    begin() {
      running ??= compareAll()
        .catch((error: unknown) => {
          if (!ending.signal.aborted) log.warn({ err: error }, "could not compare ideas");
        })
        .finally(() => {
          running = undefined;
        });
    },
    async close() {
      ending.abort();
      await running;
    },
  };
}
