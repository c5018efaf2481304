import { Error as EngineErrors } from "@dbos-inc/dbos-sdk";

/**
 * Whether the workflow engine itself ended this execution: it was cancelled, or another execution has taken the workflow over. Not a
 * failure of the work: throw it on.
 */
export const isInterruption = (error: unknown): boolean => error instanceof EngineErrors.DBOSError;
