import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import type { Logger } from "pino";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import type { ModelGateway } from "../../platform/model/gateway.ts";
import type { RealtimeHub } from "../../platform/realtime/hub.ts";
import type { Workflows } from "../../platform/workflows/workflows.ts";
import type { ToldConcept } from "./persona/facts-of-profile.ts";

/** A customer profile as one can talk to it. */
export interface FoundPersona {
  profile: CustomerProfile;
  /** No longer part of its report. */
  isRemoved: boolean;
  /** Names of the other profiles of its report. */
  others: string[];
  concept: ToldConcept & { id: string; isArchived: boolean };
}

export interface ConversationDependencies {
  database: Database;
  clock: Clock;
  gateway: ModelGateway;
  hub: Pick<RealtimeHub, "pass">;
  workflows: Workflows;
  /** The customer profile of that uuid in the transaction's company; undefined when there is none. */
  readPersona(transaction: Transaction, id: string, userId: string): Promise<FoundPersona | undefined>;
  log: Pick<Logger, "error">;
}
