import type { AttemptFailure } from "../attempts/attempt-failure.ts";
import type { UsageLog, UsageRow } from "./usage-log.ts";

/** The part of a pino logger that the gateway uses. */
export interface ModelLog {
  info(fields: Record<string, unknown>, message: string): void;
  warn(fields: Record<string, unknown>, message: string): void;
}

/**
 * Writes the row of an attempt and one line of the log, neither with a word of prompt or answer.
 * Never fails: an answer that has been paid for is not thrown away because its row could not be written; the log has it then.
 */
export function createUsageRecorder(
  usage: UsageLog,
  log: ModelLog,
): (row: UsageRow, failure?: AttemptFailure) => Promise<void> {
  return async (row, failure) => {
    const { id: _id, createdAt: _createdAt, ...fields } = row;
    const details = { ...fields, status: failure?.status, providerCode: failure?.providerCode };
    if (row.outcome === "ok") log.info(details, "AI task attempt");
    else log.warn(details, "AI task attempt failed");
    try {
      await usage.record(row);
    } catch (error) {
      log.warn(
        { ...details, error: error instanceof Error ? error.message : typeof error },
        "A usage row could not be written.",
      );
    }
  };
}
