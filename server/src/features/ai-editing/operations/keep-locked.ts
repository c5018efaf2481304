import { setTimeout } from "node:timers/promises";
import { publish } from "../../../platform/realtime/publish.ts";
import { endLapsedLocks, endLock, findLocks, renewLock } from "../../concepts/exports/editing-lock.ts";
import type { EditingDependencies, EditingWork, ReportUpdates } from "../dependencies.ts";
import type { LockInput } from "../workflows/inputs.ts";

interface Dependencies extends Pick<EditingWork, "locking"> {
  database: Pick<EditingDependencies["database"], "withSystem">;
  workflows: Pick<EditingDependencies["workflows"], "start" | "isKnown">;
}

/** Keeps a report locked until its update is done, once: the same lock a second time does nothing. */
export const keepLocked = ({ workflows, locking }: Omit<Dependencies, "database">, lock: LockInput): Promise<void> =>
  workflows.start(locking, lockId(lock), lock);

const lockId = ({ runId }: Pick<LockInput, "runId">) => `ai-editing-lock/${runId}`;

/** Milliseconds between two looks at an update. */
const lookEvery = 2_000;

/** Renews a lease for as long as its update goes on, and tells the company when it is done. Whose lease has ended meanwhile has no lock any more. */
export async function holdLock(
  { database, updates }: Pick<EditingDependencies, "database"> & { updates: Pick<ReportUpdates, "goesOn"> },
  lock: LockInput,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    const goesOn = await database.withTenant(lock, async (transaction) => {
      if (!(await updates.goesOn(transaction, lock.runId))) return false;
      return renewLock(transaction, lock.runId);
    });
    if (!goesOn) break;
    await setTimeout(lookEvery, undefined, { signal });
  }
  await database.withTenant(lock, async (transaction) => {
    const ended = await endLock(transaction, lock.runId);
    if (ended) publish(transaction, { accountId: lock.accountId }, finishedOf(ended));
  });
}

const finishedOf = ({ conceptId, userId }: { conceptId: string; userId: string }) => ({
  type: "ai.editing.finished" as const,
  data: { conceptUuid: conceptId, userUuid: userId, applied: true },
});

/** Goes on with locks whose server died before it kept them, and takes away those whose lease has ended. */
export async function lookAfterLocks(dependencies: Dependencies): Promise<void> {
  const { database, workflows } = dependencies;
  await database.withSystem(async (transaction) => {
    for (const ended of await endLapsedLocks(transaction))
      publish(transaction, { accountId: ended.accountId }, finishedOf(ended));
  });
  for (const { accountId, userId, conceptId, lockId: runId } of await database.withSystem(findLocks))
    if (!(await workflows.isKnown(lockId({ runId }))))
      await keepLocked(dependencies, { accountId, userId, conceptId, runId });
}
