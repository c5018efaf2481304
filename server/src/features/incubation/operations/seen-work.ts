import { confirmationCases, lostWork } from "@seedbed/rules/questionnaire/lost-work";
import { presentSeed } from "../present.ts";
import { seedWentOn } from "../seed-failures.ts";
import type { SeedWork } from "./load-seed.ts";

/** How a caller knows the seed whose answers are written. */
export interface SeenSeed {
  /** ETag of the seed; absent for callers who take it as it is. */
  seedVersion?: string | undefined;
}

/** Whether the seed has changed since the caller looked. */
export function isOutdated({ seedVersion }: SeenSeed, { seed }: Pick<SeedWork, "seed">): boolean {
  return seedVersion !== undefined && seedVersion !== seed.updatedAt.toISOString();
}

/**
 * Refuses with `precondition_failed` to remove what came to the seed after the caller looked: answers to questions above
 * `order` (none of them by default), clarifying answers and generated concepts.
 */
export function assertLossWasSeen(seen: SeenSeed, work: SeedWork, order = Number.POSITIVE_INFINITY): void {
  if (!isOutdated(seen, work)) return;
  if (confirmationCases(lostWork(presentSeed(work), order), work.seed).length > 0) throw seedWentOn();
}
