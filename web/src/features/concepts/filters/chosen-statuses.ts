import type { BankSearch } from "../bank-search.ts";

/** What statuses are called, by the status, in their order. */
export type StatusLabels = Readonly<Record<string, string>>;

/** The statuses of the address that the list has, in its order. */
export function chosenStatuses({ status = "" }: BankSearch, labels: StatusLabels): string[] {
  const asked = status.split(",");
  return Object.keys(labels).filter((known) => asked.includes(known));
}
