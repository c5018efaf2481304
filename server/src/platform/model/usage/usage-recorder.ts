import type { AttemptFailure } from "../attempts/attempt-failure.ts";
import type { AlongUsage, UsageLog, UsageRow } from "./usage-log.ts";

/** The part of a pino logger that the gateway uses. */
export interface ModelLog {
  info(fields: Record<string, unknown>, message: string): void;
  warn(fields: Record<string, unknown>, message: string): void;
}

/** Why an attempt failed, and what is stored together with its row. */
interface Recorded {
  failure?: AttemptFailure | undefined;
  along?: AlongUsage | undefined;
}

export type RecordUsage = (row: UsageRow, recorded?: Recorded) => Promise<void>;

/**
 * Writes the row of an attempt and one line of the log, neither with a word of prompt or answer. An answer that has been paid for is not
 * thrown away because its row could not be written; the log has it then. Fails only as what is stored along fails, and then has
 * written the row alone.
 */
export function createUsageRecorder(usage: UsageLog, log: ModelLog): RecordUsage {
  return async (row, { failure, along } = {}) => {
    const { id: _id, createdAt: _createdAt, ...fields } = row;
    const details = {
      ...fields,
      reason: failure?.reason,
      status: failure?.status,
      providerCode: failure?.providerCode,
    };
    if (row.outcome === "ok") log.info(details, "AI task attempt");
    else log.warn(details, "AI task attempt failed");
    const recordAlone = () =>
      usage.record(row).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : typeof error;
        log.warn({ ...details, error: reason }, "A usage row could not be written.");
      });
    if (!along) return recordAlone();
    try {
      await usage.record(row, along);
    } catch (error) {
      await recordAlone();
      throw error;
    }
  };
}
