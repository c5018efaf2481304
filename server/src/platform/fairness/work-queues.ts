import { availableParallelism } from "node:os";
import type { HeavyWork } from "@seedbed/contract/route";
import { type Courtesy, createCourtesy } from "./courtesy.ts";
import { type Claimant, createFairQueue, type FairQueue } from "./fair-queue.ts";

/** Where each kind of heavy work waits for its turn, whether somebody waits for the answer or not. */
export type WorkQueues = Record<HeavyWork, FairQueue>;

/** As many of each kind at a time as the machine has processors, two at least; half of these for one company. */
export function createWorkQueues(processors = availableParallelism()): WorkQueues {
  const all = Math.max(2, processors);
  const queue = () => createFairQueue({ all, company: Math.max(1, Math.floor(all / 2)) });
  return { search: queue(), comparison: queue(), document: queue() };
}

/** What keeps companies, and people and the work of the server, from slowing each other down. */
export interface Fairness extends Courtesy {
  queues: WorkQueues;
  /** Begins work whose order has been answered: one after the other, companies in turn, when calls have been answered. Rejects with what `begin` does. */
  beginLater(claimant: Claimant, begin: () => Promise<void>): Promise<void>;
}

export function createFairness(): Fairness {
  const courtesy = createCourtesy();
  const beginnings = createFairQueue({ all: 1 });
  return {
    queues: createWorkQueues(),
    ...courtesy,
    async beginLater(claimant, begin) {
      const release = await beginnings.enter(claimant);
      await courtesy.giveWay();
      const begun = performance.now();
      try {
        await begin();
      } finally {
        void courtesy.rest(claimant.company, performance.now() - begun).then(release);
      }
    },
  };
}
