import { Error as EngineErrors } from "@dbos-inc/dbos-sdk";
import { isOutage } from "../database/outage.ts";

/**
 * Whether something else than the work ended this execution: it was cancelled, another execution has taken the workflow over, or the database
 * went away. Not a failure of the work: throw it on.
 */
export const isInterruption = (error: unknown): boolean => error instanceof EngineErrors.DBOSError || isOutage(error);
