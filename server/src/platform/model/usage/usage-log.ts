import type { SQLWrapper } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import type { TaskFailureCode } from "../task-failed.ts";
import type { UsedUp } from "./caps.ts";

/** What became of one attempt. A task without budget makes no attempt. */
export type UsageOutcome = "ok" | Exclude<TaskFailureCode, "budget_exceeded">;

/** One attempt at one task. */
export interface UsageRow {
  id: string;
  accountId: string;
  userId: string | null;
  task: string;
  taskVersion: number;
  /** `provider/id`, or `offline` for a draft. */
  model: string;
  /** Counts from 1 over the whole task, the repair call included. */
  attempt: number;
  idempotencyKey: string;
  tokensIn: number;
  /** The part of `tokensIn` that the provider read from its cache. */
  tokensCached: number;
  tokensOut: number;
  milliseconds: number;
  costUsd: number;
  outcome: UsageOutcome;
  /** How often something was mended or dropped in its answer, by rule; {} for none. */
  mends: Record<string, number>;
  createdAt: Date;
}

/** Money set aside for a call that has not ended yet. */
export interface Reservation {
  readonly amountUsd: number;
  /** Gives the money back; what the call really cost is in its usage row. Idempotent. */
  release(): Promise<void>;
}

interface ReservationRequest {
  accountId: string;
  amountUsd: number;
  /** Whose call it is, where that is somebody's. */
  userId: string | null;
  /** What the operator allows, per account and calendar month (UTC); absent for no limit. */
  limitUsd?: number | undefined;
}

/** A statement that is sent with the one that inserts a usage row, as one of its parts. */
export type AlongUsage = (transaction: Transaction) => SQLWrapper;

export interface UsageLog {
  /** Recorded cost of the current calendar month (UTC), without open reservations. */
  spentThisMonthUsd(accountId: string): Promise<number>;
  /** Sets money aside, unless a cap is used up, or spent, reserved and asked-for together exceed the limit. */
  reserve(request: ReservationRequest): Promise<Reservation | UsedUp>;
  /**
   * Records what an attempt cost, and does `along` in the same statement. With it an outage is waited through, since neither may be lost;
   * both must be repeatable.
   */
  record(row: UsageRow, along?: AlongUsage): Promise<void>;
}
