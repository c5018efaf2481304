import { toast } from "../../../shell/toasts.ts";
import { CallFailed, sentenceOf } from "../../../transport/failure.ts";

/** Whether an answer was refused because somebody else has changed or removed what it was made from. */
export function isOutdated(error: unknown): error is CallFailed {
  return error instanceof CallFailed && (error.code === "precondition_failed" || error.code === "not_found");
}

export function sayNotSubmitted(error: unknown): void {
  toast.error(sentenceOf(error), { title: "Failed to submit answer", id: "submit-answer" });
}
