import type { AccessDependencies } from "../dependencies.ts";
import { removeEventsBefore } from "./store.ts";

/** 400 days (ms): a year and a month, so that a yearly look at the log finds the whole year. */
const keptFor = 400 * 24 * 3_600_000;

/** Removes events of the audit log that are older than 400 days, of every company. */
export async function removeOldEvents({
  database,
  clock,
}: Pick<AccessDependencies, "database" | "clock">): Promise<void> {
  const instant = new Date(clock().getTime() - keptFor);
  await database.withSystem((transaction) => removeEventsBefore(transaction, instant));
}
