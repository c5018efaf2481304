import { Failure } from "../../platform/failure.ts";
import { TaskFailed } from "../../platform/model/task-failed.ts";

/** What a caller of a route meets when a model does not deliver: 503 with the sentence of the failure. Defects stay as they are. */
export function failureOf(error: unknown): unknown {
  if (!(error instanceof TaskFailed)) return error;
  return new Failure("unavailable", error.sentence, error.retryable ? { retryAfter: 10 } : {});
}
