import type { Clock } from "../platform/clock/clock.ts";
import { withoutHurry } from "../platform/database/admission.ts";
import type { Database } from "../platform/database/database.ts";
import { doAlone } from "../platform/database/do-alone.ts";
import { removeOldMails } from "../platform/mail/mail-store.ts";
import { emptyTrash } from "../platform/trash/trash.ts";
import type { Workflows } from "../platform/workflows/workflows.ts";

/** Milliseconds for which what the engine noted of an ended workflow can still be looked at. */
const endedWorkflowsKept = 86_400_000;
/** Names the removal of what has ended among the servers of a database. */
const removalLock = 7_336_452_003;

/**
 * Removes what is kept no longer, one feature after the other; does nothing while another server does. One that fails keeps no other from its turn;
 * the first failure is thrown in the end.
 */
export function removalOf(parts: {
  database: Database;
  clock: Clock;
  workflows: Workflows;
  features: { removeOld(): Promise<unknown> }[];
}): () => Promise<void> {
  const { database, clock, workflows, features } = parts;
  const all = [
    ...features,
    { removeOld: () => workflows.removeEnded(new Date(clock().getTime() - endedWorkflowsKept)) },
    { removeOld: () => removeOldMails(database, clock()) },
    { removeOld: () => emptyTrash(database, clock()) },
  ];
  const removeAll = async () => {
    const failures: unknown[] = [];
    for (const each of all) await each.removeOld().catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  };
  return () => doAlone(database.pool, removalLock, () => withoutHurry(removeAll));
}
