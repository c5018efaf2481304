export type TaskFailureCode =
  | "timeout"
  | "rate_limited"
  | "provider_error"
  | "refused"
  | "malformed"
  | "check_failed"
  | "budget_exceeded"
  | "cancelled"
  | "unreachable";

interface TaskFailure {
  code: TaskFailureCode;
  /** For the person; never contains words of the prompt or of the answer. */
  sentence: string;
  /** True when the same request may succeed later without anybody changing a setting. */
  retryable: boolean;
}

/** A task that a configured model did not do. Defects (a draft that fails its own check) are plain errors instead. */
export class TaskFailed extends Error {
  readonly code: TaskFailureCode;
  readonly sentence: string;
  readonly retryable: boolean;

  constructor(failure: TaskFailure) {
    // Never with a cause: provider errors carry the whole request, and errors are logged.
    super(`${failure.code}: ${failure.sentence}`);
    this.name = "TaskFailed";
    this.code = failure.code;
    this.sentence = failure.sentence;
    this.retryable = failure.retryable;
  }
}
