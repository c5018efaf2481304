import type { Logger } from "pino";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import type { Member } from "../../platform/http/actor.ts";
import type { ModelGateway } from "../../platform/model/gateway.ts";
import type { RealtimeHub } from "../../platform/realtime/hub.ts";
import type { Workflows } from "../../platform/workflows/workflows.ts";
import type { CompanyContext } from "../nucleus/exports/company-context.ts";

/** What a generated concept takes to the bank. */
export interface ConceptForBank {
  title: string;
  summary: string;
  overview: string;
  problemStatement: string;
  valueProposition: string;
  differentiators: { order: number; description: string }[];
  rightsToWin: { order: number; description: string }[];
  seedId: string;
  chosenBecause?: string | undefined;
}

/** The concept bank, as far as seeds need it. */
export interface ConceptBank {
  /** Puts a concept into the bank in the transaction that marks it as saved. */
  saveConcept(
    transaction: Transaction,
    member: Member,
    concept: ConceptForBank,
  ): Promise<{ conceptId: string; identifier: string }>;
  /** Starts the report of a saved concept. Throws a `Failure` when it cannot start. */
  startReport(member: Member, conceptId: string): Promise<void>;
  /** Identifiers of those concepts that are still in the bank, by concept id. */
  identifiers(transaction: Transaction, conceptIds: string[]): Promise<ReadonlyMap<string, string>>;
}

export interface IncubationDependencies {
  database: Database;
  clock: Clock;
  gateway: ModelGateway;
  hub: Pick<RealtimeHub, "pass">;
  workflows: Workflows;
  bank: ConceptBank;
  /** What AI tasks know of the transaction's company. */
  readCompany(transaction: Transaction): Promise<CompanyContext>;
  log: Pick<Logger, "error" | "warn">;
}
