import type { BankSearch } from "../bank-search.ts";

/** What statuses are called, by the status, in their order. */
export type StatusLabels = Readonly<Record<string, string>>;

export interface BankFiltersProps {
  search: BankSearch;
  /** What the statuses of this list are called, by the status. */
  labels: StatusLabels;
  onChange: (change: Partial<BankSearch>) => void;
}

/** The statuses of the address that the list has, in its order. */
export function chosenStatuses({ status = "" }: BankSearch, labels: StatusLabels): string[] {
  const asked = status.split(",");
  return Object.keys(labels).filter((known) => asked.includes(known));
}
