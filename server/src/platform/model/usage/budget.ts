import { TaskFailed } from "../task-failed.ts";
import type { Reservation, UsageLog } from "./usage-log.ts";

export interface Budget {
  /**
   * Sets money aside for one call, before it is made. Fails with `budget_exceeded` when what is spent and set aside this
   * month leaves too little. Without a budget, or for a call without a price, nothing is set aside.
   */
  reserve(accountId: string, amountUsd: number): Promise<Reservation>;
}

const nothing: Reservation = { amountUsd: 0, release: async () => {} };

export function createBudget(usage: UsageLog, monthlyBudgetUsd: number | undefined): Budget {
  return {
    async reserve(accountId, amountUsd) {
      if (monthlyBudgetUsd === undefined || amountUsd === 0) return nothing;
      const reservation = await usage.reserve({ accountId, amountUsd, limitUsd: monthlyBudgetUsd });
      if (reservation !== null) return reservation;
      throw new TaskFailed({
        code: "budget_exceeded",
        sentence:
          "This month's budget for AI is used up. It starts again next month, or an administrator can raise it.",
        retryable: false,
      });
    },
  };
}
