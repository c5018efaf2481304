import type { Clock } from "../../platform/clock/clock.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";

export interface SpendingDependencies {
  database: Database;
  clock: Clock;
  /** What the operator of the server allows a company a month; absent for no limit. */
  monthlyBudgetUsd?: number | undefined;
  /** Models that write, whose price is not known. */
  unpriced: readonly string[];
  /** Writes to the company's audit log. */
  recordSecurityEvent(
    transaction: Transaction,
    event: {
      accountId: string;
      kind: "spending-caps-changed";
      actorId: string;
      actorEmail: string;
      address: string;
      detail: string;
      at: Date;
    },
  ): Promise<void>;
}
