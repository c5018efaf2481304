import { Failure } from "../../../platform/failure.ts";
import { TaskFailed } from "../../../platform/model/task-failed.ts";

/** Throws a model that did not deliver as `unavailable`, and anything else as it is. */
export function asFailure(error: unknown): never {
  if (!(error instanceof TaskFailed)) throw error;
  throw new Failure("unavailable", error.sentence, error.retryable ? { retryAfter: 10 } : {});
}
