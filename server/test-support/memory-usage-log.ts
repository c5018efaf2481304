import type { Transaction } from "../src/platform/database/database.ts";
import type { Reservation, UsageLog, UsageRow } from "../src/platform/model/usage/usage-log.ts";

export interface MemoryUsageLog extends UsageLog {
  rows: UsageRow[];
  /** Dollars set aside and not given back. */
  reservedUsd(): number;
}

/** A usage log for tests that need no database: one month, all accounts in one list. */
export function createMemoryUsageLog(): MemoryUsageLog {
  const rows: UsageRow[] = [];
  const open = new Map<Reservation, string>();
  const spent = (accountId: string) =>
    rows.filter((row) => row.accountId === accountId).reduce((sum, row) => sum + row.costUsd, 0);
  const reserved = (accountId?: string) =>
    [...open]
      .filter(([, owner]) => accountId === undefined || owner === accountId)
      .reduce((sum, [reservation]) => sum + reservation.amountUsd, 0);
  return {
    rows,
    reservedUsd: () => reserved(),
    spentThisMonthUsd: async (accountId) => spent(accountId),
    async reserve({ accountId, amountUsd, limitUsd = Number.POSITIVE_INFINITY }) {
      if (spent(accountId) + reserved(accountId) + amountUsd > limitUsd)
        return { limit: "budgetMonthUsd", usd: limitUsd, onlyReserved: false };
      const reservation: Reservation = { amountUsd, release: async () => void open.delete(reservation) };
      open.set(reservation, accountId);
      return reservation;
    },
    async record(row, along) {
      // There is no database: what is stored along gets a transaction that nothing can be asked.
      along?.({} as Transaction);
      rows.push(row);
    },
  };
}
