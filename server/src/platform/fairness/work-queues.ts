import { availableParallelism } from "node:os";
import type { HeavyWork } from "@seedbed/contract/route";
import { type Courtesy, createCourtesy } from "./courtesy.ts";
import { createFairQueue, type FairQueue } from "./fair-queue.ts";

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
}

export const createFairness = (): Fairness => ({ queues: createWorkQueues(), ...createCourtesy() });
