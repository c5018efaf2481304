import type { Clock } from "../../platform/clock/clock.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";

export interface SpendingDependencies {
  database: Database;
  clock: Clock;
  mailer: Pick<Mailer, "write">;
  /** Where people reach the server, for links. */
  publicUrl: string;
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
