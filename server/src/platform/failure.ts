import type { ErrorCode } from "@seedbed/contract/error-codes";

/**
 * An expected failure of an operation: a code, a sentence for the person, and optionally a message for each form field.
 * Anything else that is thrown is a defect and answers 500.
 */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly form: Record<string, string> | undefined;
  /** Seconds after which trying again makes sense; sent as `Retry-After`. */
  readonly retryAfter: number | undefined;

  /** `cause` is for the log alone. */
  constructor(
    code: ErrorCode,
    sentence: string,
    details: { form?: Record<string, string>; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(sentence, { cause: details.cause });
    this.name = "Failure";
    this.code = code;
    this.form = details.form;
    this.retryAfter = details.retryAfter;
  }
}

/** A missing thing, or one of another company: both answer alike. */
export const notFound = (sentence = "Not found.") => new Failure("not_found", sentence);
