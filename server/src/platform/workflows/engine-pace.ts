import { registerInternalQueue, wfQueueRunner } from "@dbos-inc/dbos-sdk/internal/wfqueue";
import { workflowTimeoutConfig } from "@dbos-inc/dbos-sdk/internal/workflow_management";

/** Milliseconds between two looks for work that is to be begun again: the engine's own is a second. */
const queuePause = 6_000;
/** Nothing is delayed, nothing has to end in time and no queue is kept in the database: the engine need not look for them every second. */
const never = 600_000;

/** Lets the engine ask its database less often while it has nothing to do; call it before it is launched. It has no setting for this. */
export function slowEngineDown(): void {
  registerInternalQueue("_dbos_internal_queue", { minPollingIntervalMs: queuePause });
  Object.assign(wfQueueRunner.constructor, { reconcileIntervalMs: never, transitionIntervalMs: never });
  workflowTimeoutConfig.pollingIntervalMs = never;
}
