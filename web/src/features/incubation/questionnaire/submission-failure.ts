import { toast } from "../../../shell/toasts.ts";
import { CallFailed, sentenceOf } from "../../../transport/failure.ts";

/** Whether an answer was refused because somebody else has changed (412) or removed (404) what it was made from. */
export function isOutdated(error: unknown): error is CallFailed {
  return error instanceof CallFailed && (error.status === 412 || error.status === 404);
}

export function sayNotSubmitted(error: unknown): void {
  toast.error(sentenceOf(error), { title: "Failed to submit answer", id: "submit-answer" });
}
