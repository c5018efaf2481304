import { StartupError } from "../../startup-error.ts";
import type { ClusterLocation } from "./cluster-location.ts";
import { diskFull, notAllowed, readOnly } from "./folder-failure.ts";

/** The StartupError for what PostgreSQL or initdb wrote before it gave up. */
export function failureFromOutput(output: string, { dataDir, logFile }: ClusterLocation): StartupError {
  if (/No space left on device|Disk quota exceeded/.test(output)) return diskFull(dataDir);
  if (/Read-only file system/.test(output)) return readOnly(dataDir);
  if (/Permission denied/.test(output)) return notAllowed(dataDir);
  if (/ENOENT|error while loading shared libraries/.test(output)) {
    return new StartupError(
      "The PostgreSQL that npm installed does not run on this system: set DATABASE_URL to a PostgreSQL 15 or later.",
    );
  }
  const reason = /(?:FATAL|PANIC|error):\s+(.+)/.exec(output)?.[1] ?? output.trim().split("\n").at(-1) ?? "";
  return new StartupError(`PostgreSQL could not be started in ${dataDir} (${reason}): ${logFile} says more.`);
}
