import type { SecurityEventKind } from "@seedbed/contract/access/security-events";
import type { Logger } from "pino";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import type { EgressPolicy } from "../../platform/egress/egress-policy.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";
import type { WebhookTimes } from "./webhook-times.ts";

export interface WebhookDependencies {
  database: Database;
  clock: Clock;
  log: Logger;
  mailer: Pick<Mailer, "write">;
  /** Where people reach the server, for links. */
  publicUrl: string;
  /** Hosts, with their port unless it is the usual one, that may be called by http and in the own network. */
  trustedHosts: readonly string[];
  /** Which hosts may be called at all, and which by http. */
  egressPolicy: EgressPolicy;
  times: WebhookTimes;
  /** Writes to the company's audit log. */
  recordSecurityEvent(
    transaction: Transaction,
    event: {
      accountId: string;
      kind: Extract<SecurityEventKind, `webhook-${string}`>;
      actorId?: string;
      actorEmail?: string;
      address?: string;
      detail: string;
      at: Date;
    },
  ): Promise<void>;
}
